import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValue } from 'xstate';
import { at } from '#machines/at.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { CheckoutContext } from '#machines/checkout/checkout.model.ts';
import { CheckoutScreen } from '#screens/checkout/checkout-screen.tsx';
import { sampleCart } from './sample/cart.ts';
import { sampleAttempt, sampleCheckout } from './sample/checkout.ts';

const meta = {
  title: 'Acheter/Caisse',
  component: CheckoutScreen,
  parameters: { path: '/checkout' },
  args: { send: () => undefined, snapshot: at(checkoutMachine, 'loading', sampleCheckout) },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<CheckoutContext> = {}) => ({
  snapshot: at(checkoutMachine, value, { ...sampleCheckout, ...context }),
});
const confirming = (value: StateValue, context: Partial<CheckoutContext> = {}) =>
  shown({ filling: { confirming: value } }, context);

const { values } = sampleCheckout;
const onDelivery = {
  values: { ...values, type_paiement: 'livraison', moyen_paiement: 'orange-money' },
} as const;
const animal = (index: number) => {
  const product = sampleCart[index]?.product;
  return { productId: product?.id ?? '', name: product?.name ?? '' };
};
const line = (index: number) => ({ ...animal(index), lineId: sampleCart[index]?.id ?? '' });
const order = {
  number: 'BL-20261121-0128',
  status: null,
  paymentUrl: 'https://pay.exemple.ci/p/128',
} as const;
const found = { number: 'BL-20261121-0128', status: 'PENDING', paymentUrl: null } as const;

export const Loading: Story = { name: 'Chargement' };

export const Failed: Story = { name: 'Échec du chargement', args: shown('failed') };

export const Incomplete: Story = { name: 'Panier illisible en partie', args: shown('incomplete') };

export const Verifying: Story = {
  tags: ['dans-sa-page'],
  name: '1 · Vérifications (checkout, statechart)',
  args: shown({ filling: 'verifying' }),
};

export const VerifyingFolded: Story = {
  name: '1 · Numéros facultatifs vides, repliés au téléphone',
  args: shown({ filling: 'verifying' }, { values: { ...values, numero_cni: '', code_postal: '' } }),
};

export const VerifyingFaulty: Story = {
  name: '1 · Champs à corriger',
  args: shown(
    { filling: 'verifying' },
    {
      values: {
        ...values,
        ...{ phone: '+225 07', address: '', ville: '', numero_cni: 'CI-01', code_postal: '225' },
        notes: 'Appeler avant de venir. '.repeat(9),
      },
      touched: ['phone', 'address', 'ville', 'numero_cni', 'code_postal', 'notes'],
    },
  ),
};

const wished = { ...values, wished_day: '2026-12-03', wished_time: 'matin' } as const;
export const VerifyingWished: Story = {
  name: '1 · Un jour souhaité',
  args: shown(
    { filling: 'verifying' },
    { values: { ...wished, notes: 'Appeler le gardien avant de venir.' } },
  ),
};

export const VerifyingDayPast: Story = {
  name: '1 · Un jour souhaité déjà passé',
  args: shown(
    { filling: 'verifying' },
    { values: { ...wished, wished_day: '2026-11-20' }, touched: ['wished_day'] },
  ),
};

export const VerifyingWishTooLong: Story = {
  name: '1 · Jour et notes trop longs ensemble',
  args: shown(
    { filling: 'verifying' },
    { values: { ...wished, notes: 'Appeler avant de venir. '.repeat(8) }, touched: ['notes'] },
  ),
};

export const ConfirmingWished: Story = {
  name: '3 · Confirmation d’un jour souhaité',
  args: confirming('idle', { values: wished }),
};

export const VerifyingRecalled: Story = {
  name: '1 · Adresse d’une commande passée proposée',
  args: shown(
    { filling: 'verifying' },
    {
      values: { ...values, address: '', numero_cni: '', code_postal: '' },
      recalledAddress: 'Cocody Angré, 8e tranche, derrière la pharmacie, portail bleu après la mosquée',
    },
  ),
};

export const VerifyingUnusable: Story = {
  name: '1 · Numéro inutilisable',
  args: shown(
    { filling: 'verifying' },
    { values: { ...values, phone: '+2250701020304' }, touched: ['phone'] },
  ),
};

export const VerifyingIdNumberAsked: Story = {
  name: '1 · Numéro de CNI redemandé',
  args: shown({ filling: 'verifying' }, { values: { ...values, numero_cni: '' }, isIdNumberAsked: true }),
};

export const Paying: Story = { name: '2 · Paiement (payment)', args: shown({ filling: 'paying' }) };

export const PayingOnDelivery: Story = {
  name: '2 · Paiement à la livraison',
  args: shown({ filling: 'paying' }, onDelivery),
};

export const Confirming: Story = { name: '3 · Confirmation', args: confirming('idle') };

export const ConfirmingOnDelivery: Story = {
  name: '3 · Confirmation, 30 % et 70 %',
  args: confirming('idle', {
    values: {
      ...onDelivery.values,
      numero_cni: 'CI012345678',
      notes: 'Portail bleu,\nappeler en arrivant.',
    },
  }),
};

export const Checking: Story = { name: '3 · Prix et stock relus', args: confirming('checking') };

export const Rechecking: Story = {
  name: '3 · Prix et stock vérifiés de nouveau',
  args: confirming('rechecking'),
};

export const Placing: Story = { name: '3 · Commande en route', args: shown('placing') };

export const Refused: Story = {
  name: '3 · Commande refusée (400, 409)',
  args: confirming('refused', {
    refusal: { code: 'checkout-failed', message: 'Bélier Bali-Bali : il n’en reste plus.' },
  }),
};

export const Unreachable: Story = {
  name: '3 · Provider injoignable',
  args: confirming('unreachable', { refusal: { code: 'checkout-failed' } }),
};

export const Changed: Story = {
  name: '3 · Prix changés, à accepter',
  args: confirming(
    { changed: 'agreeable' },
    {
      changes: [
        { ...line(0), kind: 'price', before: 165_000, after: 185_000 },
        { ...line(1), kind: 'quantity', before: 2, after: 1 },
        { ...line(2), kind: 'added', quantity: 1 },
        { lineId: 'gone', productId: 'gone', name: 'Bouc du Sahel', kind: 'removed' },
      ],
    },
  ),
};

export const Unavailable: Story = {
  name: '3 · Stock insuffisant',
  args: confirming(
    { changed: 'unavailable' },
    {
      changes: [
        { ...animal(0), kind: 'stock', wanted: 2, left: 1 },
        { ...animal(1), kind: 'stock', wanted: 1, left: 0 },
      ],
    },
  ),
};

export const LookingUp: Story = {
  name: 'Sans réponse · recherche de la commande',
  args: shown({ unanswered: 'lookingUp' }, { attempt: sampleAttempt }),
};

export const UnderWay: Story = {
  name: 'En cours dans un autre onglet',
  args: shown({ unanswered: 'underWay' }, { attempt: sampleAttempt }),
};

export const Postponed: Story = {
  name: 'Pas prise en compte · service très demandé (429)',
  args: shown(
    { unanswered: 'postponed' },
    { attempt: sampleAttempt, refusal: { code: 'checkout-failed', message: 'Trop de demandes.' } },
  ),
};

export const PostponedUnkeyed: Story = {
  name: 'Pas prise en compte · provider sans clé',
  args: shown({ unanswered: 'postponed' }, { attempt: { ...sampleAttempt, accepts: [] } }),
};

export const Unanswered: Story = {
  name: 'Sans réponse · reprendre ou abandonner (idempotence)',
  args: shown({ unanswered: 'open' }, { attempt: sampleAttempt, refusal: { code: 'checkout-failed' } }),
};

export const UnansweredUnexpectedly: Story = {
  name: 'Sans réponse · réponse inattendue',
  args: shown(
    { unanswered: 'open' },
    { attempt: sampleAttempt, refusal: { code: 'checkout-unexpected-answer' } },
  ),
};

export const UnansweredWithoutIdNumber: Story = {
  name: 'Sans réponse · numéro de CNI à ressaisir',
  args: shown(
    { unanswered: 'open' },
    { attempt: { ...sampleAttempt, idNumber: null }, touched: ['numero_cni'] },
  ),
};

export const UnansweredUnkeyed: Story = {
  name: 'Sans réponse · provider sans clé',
  args: shown({ unanswered: 'open' }, { attempt: { ...sampleAttempt, accepts: [] } }),
};

export const Resuming: Story = {
  name: 'Sans réponse · dernière recherche avant de reprendre',
  args: shown({ unanswered: 'resuming' }, { attempt: sampleAttempt }),
};

export const Abandoning: Story = {
  name: 'Sans réponse · dernière recherche avant d’abandonner',
  args: shown({ unanswered: 'abandoning' }, { attempt: sampleAttempt }),
};

export const Overtaken: Story = {
  name: 'Sans réponse · panier changé depuis',
  args: shown({ unanswered: 'overtaken' }, { attempt: sampleAttempt }),
};

export const Unread: Story = {
  name: 'Sans réponse · commandes illisibles',
  args: shown({ unanswered: 'unread' }, { attempt: sampleAttempt }),
};

export const LeavingForPayment: Story = {
  name: 'Vers la page de paiement',
  args: shown({ ordered: 'leavingForPayment' }, { order }),
};

export const LeavingForCart: Story = {
  name: 'Rien à commander, vers le panier',
  args: shown('leavingForCart', { lines: [], agreed: [] }),
};

export const Placed: Story = {
  name: 'Commande enregistrée, vers l’espace client',
  args: shown({ ordered: 'leavingForDashboard' }, { ...onDelivery, order: { ...order, paymentUrl: null } }),
};

export const Settled: Story = {
  name: 'Vers le résultat du paiement',
  args: shown({ ordered: 'leavingForResult' }, { order }),
};

export const AwaitingPayment: Story = {
  name: 'Retour de la page de paiement',
  args: shown({ ordered: { awaitingPayment: 'idle' } }, { order }),
};

export const Unpayable: Story = {
  name: 'Adresse de paiement refusée',
  args: shown({ ordered: 'unpayable' }, { order: { ...order, paymentUrl: 'https://pay.exemple.ci.evil/' } }),
};

export const Found: Story = {
  name: 'Commande retrouvée, à payer',
  args: shown({ ordered: 'found' }, { attempt: sampleAttempt, order: found }),
};

export const SeekingPayment: Story = {
  name: 'Commande retrouvée, son paiement cherché',
  args: shown({ ordered: 'seekingPayment' }, { attempt: sampleAttempt, order: found }),
};

export const FoundPaid: Story = {
  name: 'Commande retrouvée, payée',
  args: shown({ ordered: 'found' }, { attempt: sampleAttempt, order: { ...found, status: 'PAID' } }),
};
