import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValue } from 'xstate';
import { type LoginContext, loginMachine } from '#machines/account/login.machine.ts';
import { at } from '#machines/at.ts';
import type { LoginNoticeCode } from '#machines/session/notices.machine.ts';
import { LoginScreen } from '#screens/account/login-screen.tsx';
import { Wish, type WishProps } from '#screens/account/wish.tsx';
import { PlainLayout } from '#screens/layout/plain-layout.tsx';
import { sampleAnimals } from './sample/animals.ts';

const fresh: LoginContext = {
  redirect: null,
  values: { email: '', password: '', remember: '' },
  submitted: false,
  identifier: '',
  refusal: null,
};
const typed: LoginContext = {
  ...fresh,
  values: { email: 'client@exemple.ci', password: 'Tabaski-2026', remember: 'on' },
  submitted: true,
  identifier: 'client@exemple.ci',
};

const shown = (value: StateValue, context: LoginContext = typed) => ({
  snapshot: at(loginMachine, value, context),
});

const meta = {
  title: 'Compte/Connexion',
  component: LoginScreen,
  render: (args) => (
    <PlainLayout theme="system" onTheme={() => {}} entry={0}>
      <LoginScreen {...args} />
    </PlainLayout>
  ),
  parameters: { path: '/login' },
  args: { send: () => {}, ...shown({ filling: 'idle' }, fresh) },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = (code: LoginNoticeCode) => shown({ filling: 'refused' }, { ...typed, refusal: { code } });

export const Idle: Story = { name: 'Formulaire vierge (login)' };

export const IdleReturning: Story = {
  name: 'Avec un retour prévu et un identifiant retenu',
  args: shown(
    { filling: 'idle' },
    {
      ...fresh,
      values: { email: 'client@exemple.ci', password: '', remember: 'on' },
      redirect: '/product/animal-1',
    },
  ),
};

const ledBy = (wish: WishProps): Story => ({
  args: {
    snapshot: at(loginMachine, { filling: 'idle' }, { ...fresh, redirect: '/product/animal-1' }),
  },
  render: (args) => (
    <PlainLayout theme="system" onTheme={() => {}} entry={0} wish={<Wish {...wish} />}>
      <LoginScreen {...args} />
    </PlainLayout>
  ),
});

export const IdleLedByAnimal: Story = {
  ...ledBy({ product: sampleAnimals[0], quantity: 2 }),
  name: 'Un ajout au panier a mené ici',
};

export const IdleLedByOneAnimal: Story = {
  ...ledBy({ product: sampleAnimals[1], quantity: 1 }),
  name: 'Un seul animal ajouté a mené ici',
};

export const IdleLedByUnreadAnimal: Story = {
  ...ledBy({ quantity: 1 }),
  name: 'Un ajout a mené ici, l’animal n’a pas pu être affiché',
};

export const Invalid: Story = {
  name: 'Champs refusés',
  args: shown(
    { filling: 'invalid' },
    { ...fresh, values: { email: 'client', password: 'abc', remember: '' }, submitted: true },
  ),
};

export const Refused: Story = {
  name: 'Mot de passe incorrect ou identifiant inconnu (401, wrong password)',
  args: refused('login-credentials-wrong'),
};

export const Inactive: Story = {
  name: 'Compte non activé (423)',
  args: shown({ filling: 'inactive' }, { ...typed, refusal: { code: 'login-account-inactive' } }),
};

export const RefusedInactivePhone: Story = {
  name: 'Compte non activé, par son numéro',
  args: shown(
    { filling: 'refused' },
    {
      ...typed,
      values: { ...typed.values, email: '0701020304' },
      identifier: '0701020304',
      refusal: { code: 'login-account-inactive' },
    },
  ),
};

export const RefusedServerFailed: Story = {
  name: 'Serveur en panne (500)',
  args: refused('login-server-failed'),
};

export const RefusedUnknownError: Story = {
  name: 'Erreur inconnue (error)',
  args: refused('login-unknown-error'),
};

export const RefusedUnexpectedAnswer: Story = {
  name: 'Réponse inattendue',
  args: refused('login-unexpected-answer'),
};

export const Unreachable: Story = {
  name: 'Serveur injoignable',
  args: shown({ filling: 'unreachable' }),
};

export const Submitting: Story = {
  name: 'Connexion en cours',
  args: shown('submitting'),
};

export const LoggedIn: Story = {
  name: 'Connecté, en chemin',
  args: shown('loggedIn'),
};

export const AwaitingCode: Story = {
  name: 'Code envoyé, en chemin',
  args: shown('awaitingCode'),
};
