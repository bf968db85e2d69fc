import type { CheckoutRefusal } from '#machines/checkout/checkout.model.ts';
import { css } from '#styled-system/css';
import { FormMessage } from '#ui/form-message.tsx';
import { noticesWording } from '#wording/notices.ts';

const hintStyle = css({ fontWeight: 'regular' });

type RefusalMessageProps = { refusal: CheckoutRefusal | null; hint?: string };

/** Why the last try failed: the server's own text, or the sentence of specification §8. It remains after its notice. */
export function RefusalMessage({ refusal, hint }: RefusalMessageProps) {
  if (refusal === null) return null;
  return (
    <FormMessage>
      <p>{refusal.message ?? noticesWording[refusal.code].text}</p>
      {hint !== undefined && <p className={hintStyle}>{hint}</p>}
    </FormMessage>
  );
}
