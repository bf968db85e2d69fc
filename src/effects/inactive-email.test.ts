import { describe, expect, it } from 'vitest';
import { openTab } from '#boot/testing/fake-tab.ts';
import { forgetInactiveEmail } from './inactive-email.ts';
import { loginEffects } from './login.ts';
import { endActivation } from './login-prefill.ts';
import { registrationEffects } from './registration.ts';

const awaited = 'attente@exemple.ci';
const registered = 'awa@exemple.ci';

/** A tab whose login was refused with 423; `before` is the e-mail of a registration. */
function refusedTab(before?: string) {
  const tab = openTab(before === undefined ? {} : { _email: before });
  loginEffects(tab.app).actions.storeActivationEmail({ email: awaited });
  expect(tab.values.get('_email')).toBe(awaited);
  return tab;
}

describe('the e-mail of a login that is refused with 423', () => {
  it('is forgotten when its visitor leaves for another page than those of the flow', () => {
    const { app, values } = refusedTab();
    forgetInactiveEmail(app);
    expect(values.has('_email')).toBe(false);
  });

  it('gives its place back to that of a registration', () => {
    const { app, values } = refusedTab(registered);
    forgetInactiveEmail(app);
    forgetInactiveEmail(app);
    expect(values.get('_email')).toBe(registered);
  });

  it('is forgotten by the next login, too', () => {
    const { app, values } = refusedTab(registered);
    loginEffects(app).actions.forgetActivationEmail(undefined);
    expect(values.get('_email')).toBe(registered);
  });

  it('stays if it is that of a registration', () => {
    const { app, values } = refusedTab(awaited);
    forgetInactiveEmail(app);
    expect(values.get('_email')).toBe(awaited);
  });

  it('stays once it is registered', () => {
    const { app, values } = refusedTab();
    registrationEffects(app).actions.storeEmail({ email: awaited });
    forgetInactiveEmail(app);
    expect(values.get('_email')).toBe(awaited);
  });

  it('brings nothing back after an activation', () => {
    const { app, values } = refusedTab(registered);
    endActivation(app);
    forgetInactiveEmail(app);
    expect(values.has('_email')).toBe(false);
  });
});

it('the e-mail of a registration stays when its visitor leaves', () => {
  const { app, values } = openTab({ _email: registered });
  forgetInactiveEmail(app);
  expect(values.get('_email')).toBe(registered);
});
