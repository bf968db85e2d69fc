import { fieldIn } from './early-add.ts';

// The opening button is outside the dialog, the closing one inside: only one of them can be pressed.
export const toggle = (dialog: HTMLDialogElement): void =>
  dialog.open ? dialog.close() : dialog.showModal();
// Changes the number field beside the button by one, within its limits (src/ui/quantity-stepper.tsx).
export const step = ({ dataset, parentElement }: HTMLElement): void => {
  const field = fieldIn(parentElement);
  if (!field) return;
  if (dataset.step === '1') field.stepUp();
  else field.stepDown();
  const less = parentElement?.querySelector('[data-step="-1"]');
  less?.setAttribute('aria-disabled', `${field.value === field.min}`);
  field.dispatchEvent(new Event('change', { bubbles: true }));
};
