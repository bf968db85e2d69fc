import { answers } from '#machines/answers.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { ordered, placing, refusing, unanswered } from './checkout-attempt.ts';
import { nobodys } from './checkout-changes.ts';
import { checkout } from './checkout-setup.ts';
import { filling } from './checkout-wizard.ts';

/**
 * The checkout (specification §2 to §5 and §8 Checkout): profile and cart are read, three steps are filled in, and
 * Commander reads the cart again, shows what changed for the customer to agree to, and else sends one attempt under one key. Its
 * states are the wizard (`filling`), the request (`placing`), a lost answer (`unanswered`) and what came of it
 * (`ordered`). An earlier attempt without an answer comes before everything, an empty cart leads to /cart/. A visitor
 * never comes here: the route's loader keeps the path and leads to /login. Amounts are XOF.
 */
export const checkoutMachine = checkout.createMachine({
  id: 'checkout',
  context: ({ input: { step, paymentHosts } }) => ({
    paymentHosts,
    asked: step,
    ...nobodys,
  }),
  initial: 'loading',
  on: {
    'step.opened': { actions: { type: 'keepAsked', params: ({ event }) => event.step } },
    'session.changed': { target: '.loading', actions: 'forgetPage' },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: answers({
          loaded: { target: 'opening', actions: { type: 'keepLoaded', params: ({ output }) => output } },
          incomplete: 'incomplete',
          refused: 'failed',
        }),
        onError: 'failed',
      },
    },
    /** Lines of the cart that cannot be read are removed in the cart; another tab may do that, too. */
    incomplete: { on: { 'checkout.retried': 'loading', 'cart.updated': 'loading' } },
    failed: { on: { 'checkout.retried': 'loading' } },
    opening: {
      meta: { unseen: 'left in the step that enters it' },
      always: [
        { guard: 'isAttempted', target: 'unanswered' },
        { guard: 'isCartEmpty', target: 'leavingForCart' },
        {
          guard: { type: 'isStepOpen', params: ({ context }) => ({ asked: context.asked, step: 3 }) },
          target: 'filling.confirming',
        },
        {
          guard: { type: 'isStepOpen', params: ({ context }) => ({ asked: context.asked, step: 2 }) },
          target: 'filling.paying',
          actions: { type: 'showStep', params: { step: 2, replace: true } },
        },
        { target: 'filling.verifying', actions: { type: 'showStep', params: { step: 1, replace: true } } },
      ],
    },
    leavingForCart: {
      meta: { unseen: 'the cart opens in the same step' },
      entry: ['refreshCart', 'leaveForCart'],
    },
    filling,
    placing,
    refusing,
    unanswered,
    ordered,
  },
});

export type CheckoutEffects = EffectsOf<typeof checkoutMachine>;
