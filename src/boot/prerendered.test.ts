import { describe, expect, it } from 'vitest';
import { prerenderedId, readPrerendered, writePrerendered } from './prerendered.ts';

const hostile = '</script><script>alert(1)</script><!-- <script>';
const page = { path: `/search?q=${hostile}`, origin: 'https://shop.test', initial: {} };

const holding = (textContent: string | null) => ({
  getElementById: (id: string) => (id === prerenderedId ? ({ textContent } as HTMLElement) : null),
});

describe('the initial data of a prerendered document', () => {
  it('never ends the element that holds it, whatever it says, and is read as it was written', () => {
    const text = writePrerendered(page);
    expect(text).not.toContain('<');
    expect(readPrerendered(holding(text))).toEqual(page);
  });

  it.each([null, '', '{"path":'])('is nothing where it cannot be read: %j', (text) => {
    expect(readPrerendered(holding(text))).toBeNull();
  });

  it('is nothing in the shell', () => {
    expect(readPrerendered({ getElementById: () => null })).toBeNull();
  });
});
