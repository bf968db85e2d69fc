import { describe, expect, it } from 'vitest';
import { offlineScript, tellOfflineScripts } from './offline-scripts.ts';

const gone = 'Failed to fetch dynamically imported module: /assets/contact-1.js';

const told = (online: boolean): Error => {
  const window = new EventTarget();
  tellOfflineScripts(window, { isOnline: () => online });
  const payload = new TypeError(gone);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
};

describe('a script that does not come', () => {
  it('is one of an older version while the device is online: its error stays as it is', () => {
    expect(told(true)).toMatchObject({ name: 'TypeError', message: gone });
  });

  it('is only on its way while the device is offline: nothing in its error makes the router reload', () => {
    const error = told(false);
    expect(error.name).toBe(offlineScript);
    expect(error.message).not.toMatch(/module/);
  });
});
