import { answers } from '../answers.ts';
import type { EffectsOf } from '../with-effects.ts';
import { anonymousContext } from './checkout.model.ts';
import { filling } from './checkout-filling.ts';
import { ordered, placing, refusing, unanswered } from './checkout-ordering.ts';
import { checkout, shownStep } from './checkout-setup.ts';

/**
 * The checkout (specification §2 to §5 and §8 Checkout): it loads profile and cart, the customer fills in three steps, and
 * Commander reads the cart again. Changes have to be agreed to; without any, one attempt is sent under one key. The states
 * are the wizard (`filling`), the request (`placing`), a lost answer (`unanswered`) and the order (`ordered`). An earlier
 * attempt without an answer is handled first; an empty cart navigates to /cart/. A visitor never reaches this page: the
 * loader of the route stores the path and navigates to /login. Amounts are in XOF.
 */
export const checkoutMachine = checkout.createMachine({
  id: 'checkout',
  context: ({ input: { step, paymentHosts } }) => ({
    paymentHosts,
    asked: step,
    ...anonymousContext,
  }),
  initial: 'loading',
  on: {
    'step.opened': { actions: { type: 'takeAsked', params: ({ event }) => event.step } },
    'session.changed': { target: '.loading', actions: 'forgetPage' },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: answers({
          loaded: { target: 'opening', actions: { type: 'takeLoaded', params: ({ output }) => output } },
          incomplete: 'incomplete',
          refused: 'failed',
        }),
        onError: 'failed',
      },
    },
    /** Lines that could not be parsed have to be removed on the cart page, possibly in another tab. */
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
          actions: shownStep(2, true),
        },
        { target: 'filling.verifying', actions: shownStep(1, true) },
      ],
    },
    leavingForCart: {
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
