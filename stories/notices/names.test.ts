import { describe, expect, it } from 'vitest';
import { noticesWording } from '#wording/notices.ts';

type StoryFile = { name?: string; args?: { code?: string } };
const files = import.meta.glob<Readonly<Record<string, StoryFile>>>('./*.stories.tsx', { eager: true });
const shown = Object.values(files).flatMap((file) =>
  Object.entries(file).flatMap(([key, story]) => (key === 'default' ? [] : [story])),
);
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the notices of the workshop', () => {
  it('are all there, each once', () => {
    const codes = shown.map(({ args }) => args?.code ?? '');
    expect(codes.toSorted()).toEqual(Object.keys(noticesWording).toSorted());
  });

  it('are called as they read, so that the search of the sidebar finds them', () => {
    const wording: Readonly<Record<string, { text: string }>> = noticesWording;
    for (const { name, args } of shown) expect(name).toBe(plain(wording[args?.code ?? '']?.text ?? ''));
  });
});
