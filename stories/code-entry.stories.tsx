import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import type { StateValue } from 'xstate';
import {
  type CodeAnswer,
  type CodeEntryContext,
  codeEntryMachine,
} from '#machines/account/code-entry.machine.ts';
import { at } from '#machines/at.ts';
import { withEffects } from '#machines/with-effects.ts';
import { type CodeBoxes, emptyBoxes, filled } from '#rules/code-boxes.ts';
import { CodeEntryScreen } from '#screens/account/code-entry-screen.tsx';
import { codeEntryWording } from '#wording/code-entry.ts';
import { noticesWording } from '#wording/notices.ts';
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
  title: 'Compte/Saisie d’un code (activation et double authentification)',
  component: CodeEntryScreen,
  decorators: [inPlainFrame],
  args: {
    purpose: 'activation',
    snapshot: state({ filling: 'idle' }, { boxes: emptyBoxes(6) }),
    send: () => undefined,
  },
} satisfies Meta<typeof CodeEntryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } } as const;

export const Idle: Story = { name: 'Activation, boîtes du code vides (OTP)' };
export const IdleOnPhone: Story = { ...phone, name: 'Activation, au téléphone', tags: ['phone'] };

export const IdleIncomplete: Story = {
  name: 'Activation, code incomplet',
  args: { snapshot: state({ filling: 'idle' }, { boxes: boxes(6, '471') }) },
};

export const IdleComplete: Story = {
  name: 'Activation, code complet',
  args: { snapshot: state({ filling: 'idle' }) },
};

export const Submitting: Story = { name: 'Activation en cours', args: { snapshot: state('submitting') } };

export const Refused: Story = {
  name: 'Code invalide',
  args: { snapshot: state({ filling: 'refused' }, { refusal: { code: 'code-invalid' } }) },
};

export const RefusedOtherwise: Story = {
  name: 'Autre réponse du serveur',
  args: { snapshot: state({ filling: 'refused' }, { refusal: { code: 'code-unverified' } }) },
};

export const Unreachable: Story = {
  name: 'Sans réponse',
  args: { snapshot: state({ filling: 'unreachable' }) },
};

export const Unfinished: Story = {
  name: 'Entrée avant le dernier chiffre',
  args: {
    snapshot: state({ filling: 'unfinished' }, { boxes: boxes(6, '471') }),
  },
};

export const Verified: Story = { name: 'Code accepté', args: { snapshot: state('verified') } };

export const Unawaited: Story = {
  name: 'Activation, aucun code attendu',
  args: { snapshot: state('unawaited', { recipient: null }) },
};

const fiveDigits = { recipient: 'securite@exemple.ci', next: '/dashboard' };

export const IdleTwoFactor: Story = {
  name: 'Double authentification, code incomplet (SMS, deux facteurs)',
  args: {
    purpose: 'twoFactor',
    snapshot: state({ filling: 'idle' }, { ...fiveDigits, boxes: boxes(5, '73') }),
  },
};

export const RefusedTwoFactor: Story = {
  name: 'Double authentification, compte inconnu',
  args: {
    purpose: 'twoFactor',
    snapshot: state(
      { filling: 'refused' },
      { ...fiveDigits, boxes: boxes(5, '73051'), refusal: { code: 'code-account-unknown' } },
    ),
  },
};

export const RefusedTwoFactorCode: Story = {
  name: 'Double authentification, code refusé ou expiré (401)',
  args: {
    purpose: 'twoFactor',
    snapshot: state(
      { filling: 'refused' },
      { ...fiveDigits, boxes: boxes(5, '73051'), refusal: { code: 'code-invalid' } },
    ),
  },
};

export const UnreachableTwoFactor: Story = {
  name: 'Double authentification, sans réponse',
  args: {
    purpose: 'twoFactor',
    snapshot: state({ filling: 'unreachable' }, { ...fiveDigits, boxes: boxes(5, '73051') }),
  },
};

export const UnawaitedTwoFactor: Story = {
  name: 'Double authentification, aucun code attendu',
  args: { purpose: 'twoFactor', snapshot: state('unawaited', { recipient: null }) },
};

/** The running machine; the only valid code is 482913. */
function LivingCodeEntry() {
  const [machine] = useState(() =>
    withEffects(codeEntryMachine, {
      calls: {
        verify: async ({ code }): Promise<CodeAnswer> =>
          code === '482913' ? { kind: 'activated' } : { kind: 'refused', refusal: { code: 'code-invalid' } },
      },
      actions: {
        beginSession: () => undefined,
        forgetRecipient: () => undefined,
        notify: () => undefined,
        leave: () => undefined,
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, {
    input: { recipient: 'adjoua@exemple.ci', length: 6, next: '/login' },
  });
  return <CodeEntryScreen purpose="activation" snapshot={snapshot} send={send} />;
}

export const Journey: Story = {
  tags: ['live'],
  name: 'Parcours : saisi, effacé, refusé, collé, accepté',
  render: () => <LivingCodeEntry />,
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    const box = (index: number) => boxes[index] ?? document.body;
    const code = () => boxes.map(({ value }) => value || '.').join('');
    const submit = () => canvas.getByRole('button', { name: codeEntryWording.activation.submit });
    expect(boxes).toHaveLength(6);
    expect(submit()).toBeDisabled();

    await userEvent.click(box(0));
    await userEvent.keyboard('4a7');
    expect(code()).toBe('47....');
    expect(box(2)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    expect(code()).toBe('47....');
    expect(box(1)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    expect(code()).toBe('4.....');
    expect(box(1)).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(box(5)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(box(0)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(box(1)).toHaveFocus();
    await userEvent.keyboard('{Home}4');
    expect(box(1)).toHaveFocus();

    await userEvent.keyboard('11111');
    expect(code()).toBe('411111');
    expect(submit()).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box(0)).toHaveFocus());
    expect(box(0)).toHaveAccessibleDescription(noticesWording['code-invalid'].text);
    expect(box(0)).toBeInvalid();
    expect(code()).toBe('411111');

    await userEvent.paste(' 482 913 ');
    expect(code()).toBe('482913');
    expect(box(5)).toHaveFocus();
    expect(box(0)).toBeValid();
    await userEvent.click(submit());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: codeEntryWording.submitting })).toBeVisible(),
    );
  },
};

export const IdleSuggestion: Story = {
  tags: ['live'],
  name: 'Parcours : code proposé par le téléphone',
  render: () => <LivingCodeEntry />,
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    const [first] = boxes;
    expect(first).toHaveAttribute('autocomplete', 'one-time-code');
    // The phone's autofill puts the complete code into one box.
    if (first !== undefined) fireEvent.input(first, { target: { value: '482913' } });
    await waitFor(() => expect(boxes.map(({ value }) => value).join('')).toBe('482913'));
  },
};
