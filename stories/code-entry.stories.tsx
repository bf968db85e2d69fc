import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValue } from 'xstate';
import { type CodeEntryContext, codeEntryMachine } from '#machines/account/code-entry.machine.ts';
import { at } from '#machines/at.ts';
import { type CodeBoxes, emptyBoxes, filled } from '#rules/code-boxes.ts';
import { CodeEntryScreen } from '#screens/account/code-entry-screen.tsx';
import { inPlainFrame } from './sample/plain-frame.tsx';

const boxes = (length: number, digits: string): CodeBoxes => filled(emptyBoxes(length), 0, digits);

const shown = (value: StateValue, context: Partial<CodeEntryContext> = {}) => ({
  snapshot: at(codeEntryMachine, value, {
    recipient: 'adjoua.nguessan@exemple.ci',
    next: '/login',
    boxes: boxes(6, '482913'),
    refusal: null,
    ...context,
  }),
});

const meta = {
  title: 'Compte/Saisie d’un code (activation et double authentification)',
  component: CodeEntryScreen,
  decorators: [inPlainFrame],
  args: {
    purpose: 'activation',
    ...shown({ filling: 'idle' }, { boxes: emptyBoxes(6) }),
    send: () => undefined,
  },
} satisfies Meta<typeof CodeEntryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { name: 'Activation, boîtes du code vides (OTP)' };

export const IdleIncomplete: Story = {
  name: 'Activation, code incomplet',
  args: shown({ filling: 'idle' }, { boxes: boxes(6, '471') }),
};

export const IdleComplete: Story = {
  name: 'Activation, code complet',
  args: shown({ filling: 'idle' }),
};

export const Submitting: Story = { name: 'Activation en cours', args: shown('submitting') };

export const Refused: Story = {
  name: 'Code invalide',
  args: shown({ filling: 'refused' }, { refusal: { code: 'code-invalid' } }),
};

export const RefusedOtherwise: Story = {
  name: 'Autre réponse du serveur',
  args: shown({ filling: 'refused' }, { refusal: { code: 'code-unverified' } }),
};

export const Unreachable: Story = {
  name: 'Sans réponse',
  args: shown({ filling: 'unreachable' }),
};

export const Unfinished: Story = {
  name: 'Entrée avant le dernier chiffre',
  args: shown({ filling: 'unfinished' }, { boxes: boxes(6, '471') }),
};

export const Verified: Story = { name: 'Code accepté', args: shown('verified') };

export const Unawaited: Story = {
  name: 'Activation, aucun code attendu',
  args: shown('unawaited', { recipient: null }),
};

const fiveDigits = { recipient: 'securite@exemple.ci', next: '/dashboard' };

export const IdleTwoFactor: Story = {
  name: 'Double authentification, code incomplet (SMS, deux facteurs)',
  args: {
    purpose: 'twoFactor',
    ...shown({ filling: 'idle' }, { ...fiveDigits, boxes: boxes(5, '73') }),
  },
};

export const RefusedTwoFactor: Story = {
  name: 'Double authentification, compte inconnu',
  args: {
    purpose: 'twoFactor',
    ...shown(
      { filling: 'refused' },
      { ...fiveDigits, boxes: boxes(5, '73051'), refusal: { code: 'code-account-unknown' } },
    ),
  },
};

export const RefusedTwoFactorCode: Story = {
  name: 'Double authentification, code refusé ou expiré (401, 2FA)',
  args: {
    purpose: 'twoFactor',
    ...shown(
      { filling: 'refused' },
      { ...fiveDigits, boxes: boxes(5, '73051'), refusal: { code: 'code-invalid' } },
    ),
  },
};

export const UnreachableTwoFactor: Story = {
  name: 'Double authentification, sans réponse',
  args: {
    purpose: 'twoFactor',
    ...shown({ filling: 'unreachable' }, { ...fiveDigits, boxes: boxes(5, '73051') }),
  },
};

export const UnawaitedTwoFactor: Story = {
  name: 'Double authentification, aucun code attendu',
  args: { purpose: 'twoFactor', ...shown('unawaited', { recipient: null }) },
};
