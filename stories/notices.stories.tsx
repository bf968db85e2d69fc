// §2 Toasts: Top centre, newest

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { at } from '#machines/at.ts';
import { noticesMachine, type ShownNotice } from '#machines/session/notices.machine.ts';
import { DialogAnnouncements } from '#screens/layout/dialog-announcements.tsx';
import { Notices } from '#screens/layout/notices.tsx';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { messagesWording } from '#wording/messages.ts';
import { noticesWording } from '#wording/notices.ts';
import { announcements } from '../.storybook/heard.ts';
import { atItsWidth } from './at-its-width.ts';
import { Shelf } from './ui/shelf.tsx';

const notices: readonly ShownNotice[] = [
  { id: 4, remaining: 5000, times: 1, code: 'cart-added' },
  { id: 3, remaining: 4200, times: 1, code: 'session-expired' },
  { id: 2, remaining: 2700, times: 2, code: 'quantity-change-failed', message: 'Il ne reste que 2 animaux.' },
  { id: 1, remaining: 900, times: 1, code: 'code-sent' },
];
const filled = { notices, nextId: 5 };

const meta = {
  title: 'Partout/Messages',
  component: Notices,
  args: { send: () => {}, snapshot: at(noticesMachine, 'counting', filled) },
} satisfies Meta<typeof Notices>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } } as const;

export const Every: Story = {
  name: 'Toutes les phrases des messages',
  render: () => (
    <Shelf look="column">
      <h1>Messages</h1>
      <ul>
        {Object.entries(noticesWording).map(([code, { title, text }]) => (
          <li key={code}>
            {title !== undefined && <strong>{title} : </strong>}
            {text}
          </li>
        ))}
      </ul>
    </Shelf>
  ),
};

export const Counting: Story = {
  name: 'Quatre messages (toasts, notifications)',
  play: atItsWidth('phone', async ({ canvas, canvasElement }) => {
    const shown = canvas.getAllByRole('listitem');
    await expect(shown).toHaveLength(3);
    const window = canvasElement.ownerDocument.documentElement.clientHeight;
    await expect(shown[2]?.getBoundingClientRect().bottom).toBeLessThan(window / 3);
    // Text and icons are vertically centred.
    for (const one of shown) {
      const middleOf = (part: Element | null) => {
        const { top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {};
        return (top + bottom) / 2;
      };
      for (const part of ['div', 'svg', 'button'])
        await expect(Math.abs(middleOf(one) - middleOf(one.querySelector(part)))).toBeLessThan(1.5);
    }
  }),
};

const former = { productId: 'ladoum', session: 'none true 0', quantities: {} };
const taken: ShownNotice = { id: 1, remaining: 5000, times: 1, code: 'cart-added', former };

export const AddedByLogin: Story = {
  name: 'Ajout fait par la connexion, à retirer',
  args: { onTakeBack: fn(), snapshot: at(noticesMachine, 'counting', { notices: [taken], nextId: 2 }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: messagesWording.toasts.takeBack }));
    await expect(args.onTakeBack).toHaveBeenCalledWith(former);
  },
};

export const CountingOverField: Story = {
  ...phone,
  name: 'Sous le champ où l’on écrit',
  render: (args) => (
    <>
      <input aria-label="Nom" />
      <Notices {...args} />
    </>
  ),
  play: async ({ canvas, userEvent: user }) => {
    const field = canvas.getByRole('textbox', { name: 'Nom' });
    const [first] = canvas.getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().top).toBeLessThan(field.getBoundingClientRect().bottom);
    await user.click(field);
    // It enters with an animation of its own.
    await waitFor(() =>
      expect(first?.getBoundingClientRect().top).toBeGreaterThan(field.getBoundingClientRect().bottom),
    );
  },
};

const tall = { height: '10rem', background: 'bisque' } as const;

export const CountingClear: Story = {
  ...phone,
  name: 'Sous l’en-tête, sous le champ où l’on écrit et son erreur',
  render: (args) => (
    <>
      <header style={tall}>
        <h1>Titre</h1>
      </header>
      <main>
        <p>
          <label htmlFor="nom">Nom</label> <input id="nom" aria-invalid aria-describedby="erreur" />
        </p>
        <p id="erreur">Le nom est requis.</p>
      </main>
      <Notices {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent: user }) => {
    const header = within(canvasElement).getByRole('banner');
    const list = canvas.getByRole('list');
    const top = () => list.getBoundingClientRect().top;
    const belowHeader = header.getBoundingClientRect().bottom + 8;
    await expect(top()).toBe(belowHeader);
    const field = canvas.getByRole('textbox', { name: 'Nom' });
    await user.click(field);
    // While the pointer is pressed it stays; then it moves with the next frame.
    const belowError = canvas.getByText('Le nom est requis.').getBoundingClientRect().bottom + 8;
    await waitFor(() => expect(top()).toBe(belowError));
    field.blur();
    // Scrolled away or removed, it reserves no space any more.
    header.style.display = 'none';
    await waitFor(() => expect(top()).toBe(16));
  },
};

export const Empty: Story = {
  name: 'Aucun message',
  tags: ['sans-dessin'],
  args: { snapshot: at(noticesMachine, 'empty', { notices: [], nextId: 1 }) },
};

export const UnderPointer: Story = {
  name: 'Sous le pointeur',
  args: { snapshot: at(noticesMachine, { still: 'underPointer' }, filled) },
};

export const UnderFocus: Story = {
  name: 'Sous le focus',
  args: { snapshot: at(noticesMachine, { still: 'underFocus' }, filled) },
};

export const UnderBoth: Story = {
  name: 'Sous le pointeur et le focus',
  args: { snapshot: at(noticesMachine, { still: 'underBoth' }, filled) },
};

function LivingNotices() {
  const [snapshot, send] = useMachine(noticesMachine);
  return (
    <>
      <Shelf>
        <Button onClick={() => send({ type: 'notice.added', notice: { code: 'cart-added' } })}>
          Ajouter
        </Button>
        <Button onClick={() => send({ type: 'notice.added', notice: { code: 'line-removed' } })}>
          Supprimer
        </Button>
      </Shelf>
      <Notices snapshot={snapshot} send={send} />
    </>
  );
}

export const CountingClosedByKeyboard: Story = {
  name: 'Fermés au clavier, le focus va au suivant puis revient',
  render: () => <LivingNotices />,
  play: async ({ canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: 'Supprimer' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }));
    await userEvent.click(remove);
    const item = (text: string) =>
      within(canvas.getByText(text).closest('li') ?? canvas.getByRole('list')).getByRole('button');
    const newer = item(noticesWording['line-removed'].text);
    const older = item(noticesWording['cart-added'].text);
    await userEvent.tab();
    await expect(newer).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(newer).not.toBeInTheDocument();
    await expect(older).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(older).not.toBeInTheDocument();
    await expect(remove).toHaveFocus();
  },
};

export const CountingClosedByPointer: Story = {
  name: 'Fermé au pointeur, le focus reste où il était',
  render: () => <LivingNotices />,
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Ajouter' });
    await userEvent.click(add);
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(add).toHaveFocus();
  },
};

function NoticesOverModal() {
  const [snapshot, send] = useMachine(noticesMachine);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filtrer</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Filtres"
        closeLabel="Fermer les filtres"
        side="centre"
      >
        <Button onClick={() => send({ type: 'notice.added', notice: { code: 'line-removed' } })}>
          Supprimer
        </Button>
      </Modal>
      <DialogAnnouncements>
        <Notices snapshot={snapshot} send={send} />
      </DialogAnnouncements>
    </>
  );
}

export const CountingOverModal: Story = {
  name: 'Dans la fenêtre ouverte, et dehors après elle',
  render: () => <NoticesOverModal />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrer' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Filtres' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    const notice = await within(dialog).findByText(noticesWording['line-removed'].text);
    await waitFor(() => expect(notice).toBeVisible());
    // The live region is in the dialog too, and is emptied soon.
    await waitFor(() => expect(announcements()).toContain(noticesWording['line-removed'].text));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer les filtres' }));
    await expect(dialog.contains(notice)).toBe(false);
    await waitFor(() => expect(notice).toBeVisible());
    await waitFor(() =>
      expect(canvas.queryByRole('img', { name: noticesWording['line-removed'].text })).toBeNull(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(notice).not.toBeInTheDocument();
  },
};

export const CountingHeardInPlace: Story = {
  name: 'Vu ici, entendu dans le formulaire',
  args: {
    snapshot: at(noticesMachine, 'counting', {
      notices: [
        { id: 2, remaining: 5000, times: 1, code: 'login-credentials-wrong' },
        { id: 1, remaining: 5000, times: 1, code: 'cart-added' },
      ],
      nextId: 3,
    }),
  },
  play: async ({ canvas }) => {
    const announced = canvas.getAllByRole('img').map((one) => one.getAttribute('aria-label'));
    await expect(announced).toEqual([noticesWording['cart-added'].text]);
    const seen = canvas.getByText(noticesWording['login-credentials-wrong'].text);
    await waitFor(() => expect(seen).toBeVisible());
  },
};
