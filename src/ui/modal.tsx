import { useEffect, useRef } from 'react';
import { Dialog, type DialogProps, openDialog } from './dialog.tsx';

type ModalProps = Omit<DialogProps, 'id' | 'ref' | 'onToggle'> & {
  open: boolean;
  onClose: () => void;
};

/** A dialog that a state of its screen opens; it is empty while it is closed. */
export function Modal({ open, onClose, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) openDialog(ref.current);
    else ref.current?.close();
  }, [open]);
  return (
    <Dialog {...rest} ref={ref} onToggle={(isOpen) => !isOpen && open && onClose()}>
      {open && children}
    </Dialog>
  );
}
