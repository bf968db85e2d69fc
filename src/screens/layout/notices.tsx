import type { FormerLines, NoticeCode, noticesMachine } from '#machines/session/notices.machine.ts';
import { Toasts } from '#ui/toasts.tsx';
import { messagesWording } from '#wording/messages.ts';
import { noticesWording } from '#wording/notices.ts';
import type { MachineProps } from '../machine-props.ts';

/** Notices whose text is also shown beside the form, the button or the line they concern, and announced there. */
const announcedInPlace: ReadonlySet<NoticeCode> = new Set<NoticeCode>([
  'login-credentials-wrong',
  'login-account-inactive',
  'login-server-failed',
  'login-unknown-error',
  'login-unexpected-answer',
  'registration-credentials-wrong',
  'registration-refused',
  'registration-server-failed',
  'registration-unknown-error',
  'code-invalid',
  'code-account-unknown',
  'code-activation-failed',
  'recovery-email-unknown',
  'recovery-failed',
  'reset-token-invalid',
  'reset-failed',
  'cart-add-server-failed',
  'cart-add-invalid',
  'cart-add-unknown-error',
  'cart-add-failed',
  'quantity-changed',
  'profile-update-failed',
  'password-change-failed',
]);

/** The notices of the shop: the server's own text if there is one, else the code's sentence (specification §2, §8). */
export function Notices({
  snapshot,
  send,
  onTakeBack = () => undefined,
}: MachineProps<typeof noticesMachine> & { onTakeBack?: (former: FormerLines) => void }) {
  const toasts = snapshot.context.notices.map(({ id, code, message, times, former }) => {
    const { text, ...wording } = noticesWording[code];
    const closing = code === 'session-expired' ? { closeText: messagesWording.toasts.close } : {};
    return {
      id,
      ...wording,
      ...closing,
      text: message ?? text,
      announcedElsewhere: announcedInPlace.has(code),
      ...(former && { action: { text: messagesWording.toasts.takeBack, onPress: () => onTakeBack(former) } }),
      ...(times > 1 && { times: messagesWording.toasts.times(times) }),
    };
  });
  return (
    <Toasts
      label={messagesWording.toasts.label}
      closeLabel={messagesWording.toasts.close}
      toasts={toasts}
      onClose={(id) => send({ type: 'notice.closed', id })}
      onPointer={(inside) => send({ type: inside ? 'pointer.entered' : 'pointer.left' })}
      onFocus={(inside) => send({ type: inside ? 'focus.entered' : 'focus.left' })}
    />
  );
}
