import { describe, expect, it } from 'vitest';
import { browserVisibility } from './visibility.ts';

const open = () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const window = new EventTarget();
  const visibility = browserVisibility({ page, window });
  return { page, window, visibility };
};

describe('browserVisibility', () => {
  it('reports the page’s visibility and the window’s focus, until it is stopped', () => {
    const { page, window, visibility } = open();
    const changes: boolean[] = [];
    const end = visibility.watch((visible) => changes.push(visible));
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    expect(changes).toEqual([false, true, true]);
    end();
    window.dispatchEvent(new Event('focus'));
    expect(changes).toHaveLength(3);
  });

  it('reports a page that Back restored, not a reloaded one', () => {
    const { window, visibility } = open();
    let restored = 0;
    const end = visibility.watchRestored(() => {
      restored += 1;
    });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(restored).toBe(0);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(restored).toBe(1);
    end();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(restored).toBe(1);
  });
});
