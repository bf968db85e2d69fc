import type { noticesMachine } from '#machines/session/notices.ts';
import type { CartLine } from '#openapi/schemas.ts';
import type { LazyMachineProps } from '#screens/machine-props.ts';
import { Toasts } from '#ui/toasts.tsx';
import { layoutWording } from '#wording/layout.ts';
import { noticesWording } from '#wording/notices.ts';

type NoticesProps = LazyMachineProps<typeof noticesMachine> & {
  /** 'Annuler' of a removal was pressed. */
  onUndo: (line: CartLine) => void;
};

/** The notices of the whole shop: the server's own text where it sent one, else the code's sentence (specification §2, §8). */
export function Notices({ snapshot, send, onUndo }: NoticesProps) {
  const toasts = snapshot.context.notices.map(({ id, code, message, times, removed }) => {
    const { text, ...wording } = noticesWording[code];
    const closing = code === 'session-expired' ? { closeText: layoutWording.toasts.close } : {};
    return {
      id,
      ...wording,
      ...closing,
      text: message ?? text,
      ...(removed !== undefined && {
        action: { label: layoutWording.toasts.undo, onPress: () => onUndo(removed) },
      }),
      ...(times > 1 && { times: layoutWording.toasts.times(times) }),
    };
  });
  return (
    <Toasts
      label={layoutWording.toasts.label}
      closeLabel={layoutWording.toasts.close}
      toasts={toasts}
      onClose={(id) => send({ type: 'notice.closed', id })}
      onPointer={(inside) => send({ type: inside ? 'pointer.entered' : 'pointer.left' })}
      onFocus={(inside) => send({ type: inside ? 'focus.entered' : 'focus.left' })}
    />
  );
}
