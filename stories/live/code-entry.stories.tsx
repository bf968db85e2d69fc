import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { codeEntryWording } from '#wording/code-entry.ts';
import { noticesWording } from '#wording/notices.ts';
import { inPlainFrame } from '../sample/plain-frame.tsx';
import { LivingCodeEntry } from './living-code-entry.tsx';
import { answer, unpictured } from './manual-answers.ts';

const meta = {
  title: 'Compte/Saisie d’un code (activation et double authentification)/En direct',
  component: LivingCodeEntry,
  decorators: [inPlainFrame],
  tags: ['en-direct', '!autodocs'],
  parameters: {
    ...unpictured,
    path: '/otp',
    statechart: { events: { 'code.pasted': { type: 'code.pasted', box: 0, text: '482913' } } },
  },
  args: { purpose: 'activation' },
} satisfies Meta<typeof LivingCodeEntry>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = { name: 'En direct : et si ?' };

export const LiveTwoFactor: Story = {
  name: 'En direct, double authentification',
  args: { purpose: 'twoFactor' },
};

export const Journey: Story = {
  name: 'Parcours : saisi, effacé, refusé, collé, accepté',
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
    await answer('verify', 'refused · code-invalid');
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
  name: 'Parcours : code proposé par le téléphone',
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    const [first] = boxes;
    expect(first).toHaveAttribute('autocomplete', 'one-time-code');
    // The phone's autofill puts the complete code into one box.
    if (first !== undefined) fireEvent.input(first, { target: { value: '482913' } });
    await waitFor(() => expect(boxes.map(({ value }) => value).join('')).toBe('482913'));
  },
};
