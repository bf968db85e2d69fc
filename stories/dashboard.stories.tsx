import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileMachine } from '#machines/account/profile.machine.ts';
import { at } from '#machines/at.ts';
import { awaitedPaymentMachine } from '#machines/orders/awaited-payment.machine.ts';
import { DashboardScreen } from '#screens/dashboard/dashboard-screen.tsx';
import { ProfileForm } from '#screens/dashboard/profile-form.tsx';
import { ProfileUnknown } from '#screens/dashboard/profile-unknown.tsx';
import { AwaitedPaymentLine } from '#screens/payment/awaited-payment-line.tsx';
import { sampleCountries } from './sample/animals.ts';
import { samplePayment } from './sample/payment.ts';
import { sessionOf, visiting } from './sample/session.ts';
import { sampleUser } from './sample/user.ts';

const profile = (
  <ProfileForm
    snapshot={at(
      profileMachine,
      { filling: 'idle' },
      {
        ...{ read: sampleUser, edits: {}, sent: {} },
        ...{ draft: null, submitted: false, refusal: null },
      },
    )}
    send={() => {}}
    countries={{ state: 'ready', data: sampleCountries }}
    onCountriesRetry={() => {}}
  />
);

const awaited = { orderNumber: samplePayment.orderNumber, payment: samplePayment };

const meta = {
  title: 'Espace client/Vue d’ensemble',
  component: DashboardScreen,
  parameters: { path: '/dashboard' },
  args: {
    session: sessionOf('loaded', sampleUser),
    send: () => {},
    tab: 'profil',
    children: profile,
  },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  tags: ['dans-sa-page'],
  name: 'Cliente (account, dashboard, tableau de bord)',
};

/** The shop found a pending payment after the form was shown: the line is below the form, which did not shift. */
export const LoadedAwaiting: Story = {
  name: 'Paiement en attente, trouvé après coup',
  args: {
    notice: (
      <AwaitedPaymentLine
        place="end"
        snapshot={at(awaitedPaymentMachine, { waiting: 'idle' }, awaited)}
        send={() => {}}
      />
    ),
  },
};

export const LoadedFromCheckout: Story = {
  name: 'Profil ouvert depuis la caisse',
  args: { isOrdering: true },
};

export const Loading: Story = {
  name: 'Informations en chargement',
  args: {
    session: sessionOf('loading', null),
    children: <ProfileUnknown failed={false} onRetry={() => {}} />,
  },
};

export const LoadingAgain: Story = {
  name: 'Informations relues',
  args: { session: sessionOf('loading', sampleUser) },
};

export const Missing: Story = {
  name: 'Informations introuvables',
  args: {
    session: sessionOf('missing', null),
    children: <ProfileUnknown failed onRetry={() => {}} />,
  },
};

export const MissingWithStoredCustomer: Story = {
  name: 'Informations d’une visite précédente',
  args: { session: sessionOf('missing', sampleUser) },
};

export const LoadedLongNames: Story = {
  name: 'Noms longs',
  args: {
    session: sessionOf('loaded', {
      ...sampleUser,
      first_name: 'Marie-Antoinette Aya Véronique',
      last_name: 'N’Guessan-Kouamé de Grand-Bassam',
      email: 'marie-antoinette.aya.veronique.nguessan-kouame@exemple.ci',
      numero_telephone: '',
    }),
  },
};

export const Visitor: Story = { name: 'Visiteur', args: { session: visiting } };
