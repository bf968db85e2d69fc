import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValue } from 'xstate';
import { at } from '#machines/at.ts';
import { type CodeEntryContext, codeEntryMachine } from '#machines/code-entry.ts';
import { type CodeBoxes, emptyBoxes, filled } from '#rules/code-boxes.ts';
import { CodeEntryScreen } from '#screens/account/code-entry.tsx';
import { inPlainFrame } from './sample/plain-frame.tsx';

const boxes = (length: number, digits: string): CodeBoxes => filled(emptyBoxes(length), 0, digits);

const state = (value: StateValue, context: Partial<CodeEntryContext> = {}) =>
  at(codeEntryMachine, value, {
    recipient: 'adjoua.nguessan@exemple.ci',
    next: '/login',
    boxes: boxes(6, '482913'),
    refusal: null,
    ...context,
  });

const meta = {
  title: 'Écrans/Saisie d’un code',
  component: CodeEntryScreen,
  decorators: [inPlainFrame],
  args: {
    purpose: 'activation',
    snapshot: state({ entering: 'filling' }, { boxes: emptyBoxes(6) }),
    send: () => undefined,
  },
} satisfies Meta<typeof CodeEntryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } } as const;

export const Empty: Story = { name: 'Activation, cases vides' };
export const EmptyOnPhone: Story = { ...phone, name: 'Activation, au téléphone' };

export const Incomplete: Story = {
  name: 'Activation, code incomplet',
  args: { snapshot: state({ entering: 'filling' }, { boxes: boxes(6, '471') }) },
};

export const Complete: Story = {
  name: 'Activation, code complet',
  args: { snapshot: state({ entering: 'filling' }) },
};

export const Verifying: Story = { name: 'Activation en cours', args: { snapshot: state('verifying') } };

export const Wrong: Story = {
  name: 'Code invalide',
  args: { snapshot: state({ entering: 'refused' }, { refusal: { code: 'code-invalid' } }) },
};

export const OtherAnswer: Story = {
  name: 'Autre réponse du serveur',
  args: { snapshot: state({ entering: 'refused' }, { refusal: { code: 'code-unverified' } }) },
};

export const Unreachable: Story = {
  name: 'Sans réponse',
  args: { snapshot: state({ entering: 'unreachable' }) },
};

export const Verified: Story = { name: 'Code accepté', args: { snapshot: state('verified') } };

export const Unawaited: Story = {
  name: 'Activation, aucun code attendu',
  args: { snapshot: state('unawaited', { recipient: null }) },
};

const fiveDigits = { recipient: 'securite@exemple.ci', next: '/dashboard' };

export const TwoFactor: Story = {
  name: 'Double authentification, code incomplet',
  args: {
    purpose: 'twoFactor',
    snapshot: state({ entering: 'filling' }, { ...fiveDigits, boxes: boxes(5, '73') }),
  },
};

export const TwoFactorWrong: Story = {
  name: 'Double authentification, compte inconnu',
  args: {
    purpose: 'twoFactor',
    snapshot: state(
      { entering: 'refused' },
      { ...fiveDigits, boxes: boxes(5, '73051'), refusal: { code: 'code-account-unknown' } },
    ),
  },
};

export const TwoFactorUnawaited: Story = {
  name: 'Double authentification, aucun code attendu',
  args: { purpose: 'twoFactor', snapshot: state('unawaited', { recipient: null }) },
};
