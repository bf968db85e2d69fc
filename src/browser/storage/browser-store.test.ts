import { describe, expect, it } from 'vitest';
import { browserStore } from './browser-store.ts';

type Mood = 'willing' | 'full' | 'denied';

/** A storage shared by two tabs; a change fires `storage` in the other tab, as in browsers. */
const device = () => {
  const values = new Map<string, string>();
  const tabs = [new EventTarget(), new EventTarget()];
  const mood: { is: Mood } = { is: 'willing' };
  const open = (tab: number) => {
    const events = tabs[tab] ?? new EventTarget();
    const changed = (key: string | null): void => {
      for (const other of tabs.filter((one) => one !== events)) {
        other.dispatchEvent(Object.assign(new Event('storage'), { key }));
      }
    };
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (mood.is === 'full') throw new Error('QuotaExceededError');
        values.set(key, value);
        changed(key);
      },
      removeItem: (key: string) => {
        values.delete(key);
        changed(key);
      },
      key: (place: number) => [...values.keys()][place] ?? null,
      get length() {
        return values.size;
      },
    };
    const clear = (): void => {
      values.clear();
      changed(null);
    };
    const store = browserStore({
      events,
      storage: () => {
        if (mood.is === 'denied') throw new Error('SecurityError');
        return storage;
      },
    });
    return { store, clear };
  };
  return { values, mood, here: open(0), there: open(1) };
};

describe('browserStore', () => {
  it('keeps, gives back and removes', () => {
    const { here, values } = device();
    here.store.write('user', '{}');
    expect(here.store.read('user')).toBe('{}');
    expect(values.get('user')).toBe('{}');
    expect(here.store.keys()).toEqual(['user']);
    here.store.remove('user');
    expect(here.store.read('user')).toBeNull();
  });

  it.each(['full', 'denied'] as const)(
    'never throws where storage is %s, and remembers for this tab',
    (is) => {
      const { here, mood } = device();
      mood.is = is;
      here.store.write('access_token', 'a');
      expect(here.store.read('access_token')).toBe('a');
      expect(here.store.isLasting('access_token')).toBe(false);
      expect(here.store.keys()).toEqual(['access_token']);
      here.store.remove('access_token');
      expect(here.store.read('access_token')).toBeNull();
      expect(here.store.read('redirect_url')).toBeNull();
    },
  );

  it('leaves no older token on a full device for the next visit to believe', () => {
    const { here, mood, values } = device();
    here.store.write('access_token', 'old');
    mood.is = 'full';
    here.store.write('access_token', 'new');
    expect(here.store.read('access_token')).toBe('new');
    expect(values.has('access_token')).toBe(false);
  });

  it('does not restore a value that was removed while storage was denied', () => {
    const { here, mood } = device();
    here.store.write('access_token', 'a');
    mood.is = 'denied';
    here.store.remove('access_token');
    mood.is = 'willing';
    expect(here.store.read('access_token')).toBeNull();
  });

  it('keeps on the device again as soon as it can', () => {
    const { here, mood, values } = device();
    mood.is = 'full';
    here.store.write('user', 'a');
    mood.is = 'willing';
    here.store.write('user', 'b');
    expect(values.get('user')).toBe('b');
    expect(here.store.isLasting('user')).toBe(true);
    expect(here.store.read('user')).toBe('b');
  });

  it('is notified of another tab’s changes to a key, and to no other key', () => {
    const { here, there } = device();
    const changes: (string | null)[] = [];
    const end = here.store.watch('access_token', (value) => changes.push(value));
    there.store.write('access_token', 'a');
    there.store.write('theme', 'dark');
    there.store.remove('access_token');
    expect(changes).toEqual(['a', null]);
    end();
    there.store.write('access_token', 'b');
    expect(changes).toHaveLength(2);
  });

  it('is notified that another tab cleared everything', () => {
    const { here, there } = device();
    const changes: (string | null)[] = [];
    here.store.write('access_token', 'a');
    here.store.watch('access_token', (value) => changes.push(value));
    there.clear();
    expect(changes).toEqual([null]);
  });
});
