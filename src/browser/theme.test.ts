import { describe, expect, test } from 'vitest';
import type { DeviceStore } from './storage/device-store.ts';
import { browserTheme } from './theme.ts';

/** A page with a stored theme and a device setting; records the themes applied. */
function pageWith({ stored, dark = false }: { stored?: string; dark?: boolean }) {
  const values = new Map<string, string>(stored === undefined ? [] : [['theme', stored]]);
  const shown: string[] = [];
  let otherTab: (value: string | null) => void = () => {};
  const store: DeviceStore = {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    isLasting: () => true,
    watch: (_, changed) => {
      otherTab = changed;
      return () => {};
    },
  };
  const device = Object.assign(new EventTarget(), { matches: dark });
  const dataset = {
    set theme(look: string) {
      shown.push(look);
    },
  };
  const page = { documentElement: { dataset }, querySelector: () => null } as unknown as Document;
  return {
    values,
    shown,
    theme: browserTheme(store, { page, device }),
    turnDeviceDark: () => {
      device.matches = true;
      device.dispatchEvent(new Event('change'));
    },
    otherTabChooses: (value: string | null) => otherTab(value),
  };
}

describe('the theme', () => {
  test.each([
    [{}, 'light'],
    [{ dark: true }, 'dark'],
    [{ stored: 'dark' }, 'dark'],
    [{ stored: 'light', dark: true }, 'light'],
    [{ stored: 'purple', dark: true }, 'dark'],
  ] as const)('with %j the page is %s at first', (given, look) => {
    expect(pageWith(given).shown).toEqual([look]);
  });

  test('a choice is shown and kept; the device’s own setting is kept as nothing', () => {
    const page = pageWith({});
    page.theme.choose('dark');
    expect(page.shown.at(-1)).toBe('dark');
    expect(page.values.get('theme')).toBe('dark');
    page.theme.choose('system');
    expect(page.shown.at(-1)).toBe('light');
    expect(page.values.has('theme')).toBe(false);
  });

  test('the device’s change counts only for those who follow it', () => {
    const following = pageWith({});
    following.turnDeviceDark();
    expect(following.shown.at(-1)).toBe('dark');
    const chosen = pageWith({ stored: 'light' });
    chosen.turnDeviceDark();
    expect(chosen.shown.at(-1)).toBe('light');
  });

  test('a choice made in another tab is applied and announced here', () => {
    const page = pageWith({});
    let notifications = 0;
    const leave = page.theme.watch(() => {
      notifications += 1;
    });
    page.otherTabChooses('dark');
    expect([page.shown.at(-1), page.theme.choice(), notifications]).toEqual(['dark', 'dark', 1]);
    leave();
    page.otherTabChooses(null);
    expect([page.shown.at(-1), page.theme.choice(), notifications]).toEqual(['light', 'system', 1]);
  });
});
