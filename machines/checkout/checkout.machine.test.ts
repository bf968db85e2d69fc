// §2 Checkout: Three steps: delivery
// §2 Checkout: Précédent is disabled
// §3 Entities: Profile fields read
// §4 Checkout: Steps 1 to
// §4 Checkout: Validated on touch
// §6 Roles: Checkout uses the
// §9 Constants: Checkout has 3

import { getShortestPaths } from '@xstate/graph';
import { describe, expect, it } from 'vitest';
import { emptyCheckout } from '#rules/checkout.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { type CheckoutContext, type CheckoutEvent, checkoutErrors, failure } from './checkout.model.ts';
import type { OrderAttempt } from './order-attempt.ts';
import { confirmingCheckout, lines, profile, startCheckout } from './testing/checkout-fixtures.ts';

const attempt: OrderAttempt = {
  key: 'earlier',
  body: {
    ...{ first_name: 'Aminata', last_name: 'Traoré', email: profile.email, phone: '2250701020304' },
    ...{ address: 'Cocody', ville: 'Abidjan', moyen_paiement: 'wave', type_paiement: 'mobile' },
    ...{ delivery_method: 'domicile', is_payement_echolone: false, expected_total: 330_000 },
  },
  idNumber: '',
  items: [{ productId: 'ladoum', quantity: 2 }],
  knownOrders: [],
};

describe('opening the checkout', () => {
  it('fills the form from the profile, `numer_cni` included', async () => {
    const { context, is, loaded } = startCheckout();
    expect(is('loading')).toBe(true);
    await loaded();
    expect(is({ filling: 'verifying' })).toBe(true);
    expect(context().values).toEqual({
      ...emptyCheckout,
      first_name: 'Aminata',
      last_name: 'Traoré',
      email: 'client@exemple.ci',
      phone: '2250701020304',
      address: 'Cocody, Riviera 3',
      ville: 'Abidjan',
      numero_cni: 'CI012345678',
      code_postal: '00225',
    });
  });

  it('leaves fields empty that the profile lacks', async () => {
    const { context, loaded } = startCheckout();
    await loaded({
      profile: { ...profile, adresse1: null, ville: null, numer_cni: null, code_postal: null },
    });
    expect(context().values).toMatchObject({ address: '', ville: '', numero_cni: '', code_postal: '' });
  });

  it('loads the address of an earlier order if the profile has none, and fills in nothing', async () => {
    const { context, loaded, recallAddress } = startCheckout();
    await loaded({ profile: { ...profile, adresse1: null } });
    expect(recallAddress.last().input).toEqual({ isWanted: true });
    await recallAddress.last().answer('Cocody Angré, 8e tranche');
    expect(context()).toMatchObject({ recalledAddress: 'Cocody Angré, 8e tranche', values: { address: '' } });
  });

  it('continues without that address if it cannot be loaded', async () => {
    const { context, is, loaded, recallAddress } = startCheckout();
    await loaded();
    expect(recallAddress.last().input).toEqual({ isWanted: false });
    await recallAddress.last().fail();
    expect(is({ filling: 'verifying' })).toBe(true);
    expect(context().recalledAddress).toBeNull();
  });

  it.each(['refused', 'unreachable'])('reports a failure and can be retried: %s', async (how) => {
    const { actor, is, load, loaded } = startCheckout();
    await (how === 'refused' ? load.last().answer({ kind: 'refused' }) : load.last().fail());
    expect(is('failed')).toBe(true);
    actor.send({ type: 'checkout.retried' });
    await loaded();
    expect(is({ filling: 'verifying' })).toBe(true);
  });

  it('goes to /cart/ with an empty cart', async () => {
    const { done, is, loaded } = startCheckout();
    await loaded({ lines: [] });
    expect(is('leavingForCart')).toBe(true);
    expect(done).toEqual(['cart read again', '/cart/']);
  });

  it('shows an unanswered attempt before anything else, even with the cart it emptied', async () => {
    const { done, is, loaded } = startCheckout();
    await loaded({ lines: [], attempt });
    expect(is({ unanswered: 'lookingUp' })).toBe(true);
    expect(done).toEqual(['cart read again']);
  });

  it('opens the step of the address after a reload, with the input', async () => {
    const { context, is, loaded } = startCheckout(3);
    const values = {
      address: 'Yopougon',
      type_paiement: 'livraison',
      moyen_paiement: 'orange-money',
    } as const;
    await loaded({ draft: { values, isIdNumberWithheld: false } });
    expect(is({ filling: 'confirming' })).toBe(true);
    expect(context().values).toMatchObject(values);
  });

  it('opens step 1 after a reload that lost a typed ID number, which is never on the device', async () => {
    const { context, done, is, loaded } = startCheckout(3);
    await loaded({ draft: { values: {}, isIdNumberWithheld: true } });
    expect(is({ filling: 'verifying' })).toBe(true);
    // Nor does it fill in the profile's ID number, which is not the one that was typed.
    expect(context().values.numero_cni).toBe('');
    expect(context().isIdNumberAsked).toBe(true);
    expect(done).toEqual(['step 1 instead']);
  });

  it('opens the first incomplete step, whatever the address asks for', async () => {
    const { done, is, loaded } = startCheckout(3);
    await loaded({ profile: { ...profile, ville: null } });
    expect(is({ filling: 'verifying' })).toBe(true);
    expect(done).toEqual(['step 1 instead']);
  });

  it('opens the step that Back or Forward asked for while it loaded', async () => {
    const { actor, done, is, loaded } = startCheckout(1);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    actor.send({ type: 'step.opened', step: 2 });
    await loaded();
    expect(is({ filling: 'paying' })).toBe(true);
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    expect(done).toEqual(['step 2 instead']);
  });
});

describe('the steps', () => {
  it('go from 1 to 3 and back, in the address too, and never beyond', async () => {
    const { actor, done, is, loaded, next } = startCheckout();
    await loaded();
    done.length = 0;
    actor.send({ type: 'previous.pressed' });
    expect(is({ filling: 'verifying' })).toBe(true);
    next();
    next();
    next();
    expect(is({ filling: { confirming: 'idle' } })).toBe(true);
    actor.send({ type: 'previous.pressed' });
    actor.send({ type: 'previous.pressed' });
    actor.send({ type: 'previous.pressed' });
    expect(is({ filling: 'verifying' })).toBe(true);
    expect(done).toEqual(['step 2', 'step 3', 'step 2', 'step 1']);
  });

  it('keep a customer on step 1 while it is incomplete, and then show every error of it', async () => {
    const { actor, context, is, loaded, next } = startCheckout();
    await loaded({ profile: { ...profile, ville: '', numero_telephone: '07' } });
    expect(checkoutErrors(context())).toEqual({});
    actor.send({ type: 'field.left', field: 'phone' });
    expect(checkoutErrors(context())).toEqual({ phone: 'phone-required' });
    next();
    expect(is({ filling: 'verifying' })).toBe(true);
    expect(checkoutErrors(context())).toEqual({ phone: 'phone-required', ville: 'city-required' });
    actor.send({ type: 'field.changed', field: 'ville', value: 'Bouaké' });
    actor.send({ type: 'field.changed', field: 'phone', value: '0701020304' });
    next();
    expect(is({ filling: 'paying' })).toBe(true);
  });

  it('validate and store the values that Suivant carries', async () => {
    const unknown = startCheckout();
    await unknown.loaded({ profile: { ...profile, ville: '' } });
    unknown.next({ ville: 'Bouaké' });
    expect(unknown.is({ filling: 'paying' })).toBe(true);
    expect(unknown.context().values.ville).toBe('Bouaké');
    unknown.next({ moyen_paiement: 'bank-card' });
    unknown.actor.send({ type: 'order.pressed' });
    await unknown.read();
    expect(unknown.placeOrder.last().input.body).toMatchObject({
      ville: 'Bouaké',
      moyen_paiement: 'bank-card',
    });
    const emptied = startCheckout();
    await emptied.loaded();
    emptied.next({ ville: '' });
    expect(emptied.is({ filling: 'verifying' })).toBe(true);
    expect(checkoutErrors(emptied.context())).toEqual({ ville: 'city-required' });
  });

  it('follow Back and Forward without losing input', async () => {
    const { actor, context, done, is, loaded, next } = startCheckout();
    await loaded();
    actor.send({ type: 'field.changed', field: 'notes', value: 'Appeler avant.' });
    next();
    actor.send({ type: 'field.changed', field: 'type_paiement', value: 'livraison' });
    done.length = 0;
    actor.send({ type: 'step.opened', step: 1 });
    expect(is({ filling: 'verifying' })).toBe(true);
    actor.send({ type: 'step.opened', step: 2 });
    expect(is({ filling: 'paying' })).toBe(true);
    actor.send({ type: 'step.opened', step: 3 });
    expect(is({ filling: 'confirming' })).toBe(true);
    // Writing the same address again would add a second history entry.
    expect(done).toEqual([]);
    expect(context().values).toMatchObject({ notes: 'Appeler avant.', type_paiement: 'livraison' });
  });

  it('correct an address of a step that cannot be opened yet', async () => {
    const { actor, done, is, loaded } = startCheckout();
    await loaded();
    done.length = 0;
    actor.send({ type: 'field.changed', field: 'address', value: '' });
    actor.send({ type: 'step.opened', step: 3 });
    expect(is({ filling: 'verifying' })).toBe(true);
    expect(done).toEqual(['step 1 instead']);
  });

  it('ignore the navigation event of their own address', async () => {
    const { actor, done, is, reread } = await confirmingCheckout();
    actor.send({ type: 'order.pressed' });
    await reread.last().answer({ kind: 'refused', refusal: failure() });
    done.length = 0;
    actor.send({ type: 'step.opened', step: 3 });
    expect(is({ filling: { confirming: 'refused' } })).toBe(true);
    expect(done).toEqual([]);
  });
});

describe('the input', () => {
  it('is kept on the device as it is typed, and an ID number never is', async () => {
    const { actor, drafts, loaded } = startCheckout();
    await loaded();
    actor.send({ type: 'field.changed', field: 'ville', value: 'Bouaké' });
    actor.send({ type: 'field.changed', field: 'numero_cni', value: 'SECRET12345' });
    expect(drafts.at(-1)).toEqual({
      email: 'client@exemple.ci',
      values: { ville: 'Bouaké' },
      isIdNumberWithheld: true,
    });
    expect(JSON.stringify(drafts)).not.toMatch(/SECRET12345|CI012345678/);
  });

  it('is accepted for the fields of its own step only', async () => {
    const { actor, context, loaded, next } = startCheckout();
    await loaded();
    actor.send({ type: 'field.changed', field: 'moyen_paiement', value: 'bank-card' });
    expect(context().values.moyen_paiement).toBe('wave');
    next();
    actor.send({ type: 'field.changed', field: 'moyen_paiement', value: 'bank-card' });
    expect(context().values.moyen_paiement).toBe('bank-card');
  });

  it('includes a message about a lost ID number until its field is edited or passed', async () => {
    const { actor, context, drafts, loaded } = startCheckout();
    await loaded({ draft: { values: {}, isIdNumberWithheld: true } });
    actor.send({ type: 'field.changed', field: 'notes', value: 'Sonner.' });
    expect(drafts.at(-1)?.isIdNumberWithheld).toBe(true);
    expect(context().isIdNumberAsked).toBe(true);
    actor.send({ type: 'field.changed', field: 'numero_cni', value: 'S' });
    expect(context().isIdNumberAsked).toBe(false);
  });

  it('may leave out a lost ID number with Suivant', async () => {
    const { context, is, loaded, next } = startCheckout();
    await loaded({ draft: { values: {}, isIdNumberWithheld: true } });
    next();
    expect(is({ filling: 'paying' })).toBe(true);
    expect(context().isIdNumberAsked).toBe(false);
  });

  it('cannot change the fields of step 1 at step 2', async () => {
    const { actor, context, loaded } = startCheckout(2);
    await loaded();
    actor.send({ type: 'field.changed', field: 'ville', value: '' });
    expect(context().values.ville).toBe('Abidjan');
  });

  it('cannot change at the last step', async () => {
    const { actor, context } = await confirmingCheckout();
    actor.send({ type: 'field.changed', field: 'ville', value: 'Bouaké' });
    expect(context().values.ville).toBe('Abidjan');
  });
});

describe('every path through the wizard', () => {
  const context: CheckoutContext = {
    paymentHosts: { secure: [], plain: [] },
    asked: 1,
    prefilled: emptyCheckout,
    values: {
      ...emptyCheckout,
      ...{ email: profile.email, phone: '0701020304', address: 'Cocody', ville: 'Abidjan' },
    },
    touched: [],
    lines,
    agreed: lines,
    changes: [],
    recalledAddress: null,
    today: '',
    attempt: null,
    order: null,
    refusal: null,
    isIdNumberAsked: false,
  };
  const events: CheckoutEvent[] = [
    { type: 'next.pressed', values: context.values },
    { type: 'previous.pressed' },
    { type: 'step.opened', step: 1 },
    { type: 'step.opened', step: 2 },
    { type: 'step.opened', step: 3 },
    { type: 'field.changed', field: 'ville', value: '' },
    { type: 'field.changed', field: 'ville', value: 'Bouaké' },
    { type: 'order.pressed' },
  ];
  const paths = getShortestPaths(checkoutMachine, {
    fromState: checkoutMachine.resolveState({ value: { filling: 'verifying' }, context }),
    events,
    serializeState: ({ value, context: { values } }) => JSON.stringify([value, values.ville]),
  });

  it('reaches the three steps and the check before the order', () => {
    const reached = paths.map(({ state }) => JSON.stringify(state.value));
    for (const value of ['verifying', 'paying', { confirming: 'idle' }, { confirming: 'checking' }]) {
      expect(reached).toContain(JSON.stringify({ filling: value }));
    }
  });

  it('is at step 2 or 3 only with a complete step 1', () => {
    for (const { state } of paths) {
      if (!state.matches({ filling: 'verifying' })) expect(state.context.values.ville).not.toBe('');
    }
  });

  it('loses no input', () => {
    for (const { state, steps } of paths) {
      const typed = steps.flatMap(({ event, state: before }) =>
        event.type === 'field.changed' && before.matches({ filling: 'verifying' }) ? [event.value] : [],
      );
      expect(state.context.values.ville).toBe(typed.at(-1) ?? 'Abidjan');
    }
  });
});
