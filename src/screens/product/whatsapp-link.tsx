import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { whatsappLink } from '#rules/phone.ts';
import { cx } from '#styled-system/css';
import { buttonStyle } from '#ui/button-style.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { productWording } from '#wording/product.ts';

/** WhatsApp in a new window with a prepared message: to a number, or to nobody yet. */
export const WhatsAppLink = (props: {
  number?: string;
  message: string;
  className?: string;
  children: ReactNode;
}) => (
  <a
    className={cx(buttonStyle({ variant: 'secondary', size: 'compact' }), props.className)}
    href={whatsappLink(props.number ?? '', props.message)}
    target="_blank"
    rel="noopener noreferrer"
  >
    <MessageCircle aria-hidden="true" />
    {props.children}
    <VisuallyHidden>{productWording.newWindow}</VisuallyHidden>
  </a>
);
