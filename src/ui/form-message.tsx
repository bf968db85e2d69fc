import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cva } from '#styled-system/css';

const box = cva({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2.5',
    px: '4',
    py: '3',
    borderRadius: 'md',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    '& > svg': { w: '5', h: '5', mt: '0.5', flexShrink: '0' },
    '& a, & button': { fontWeight: 'semibold', textDecoration: 'underline', textUnderlineOffset: '[3px]' },
    _forcedColors: { border: '[1px solid currentColor]' },
  },
  variants: {
    tone: {
      error: { bg: 'dangerSoft', color: 'danger' },
      success: { bg: 'successSoft', color: 'success' },
    },
  },
});

type FormMessageProps = {
  /** The id for `aria-describedby` of the field or group that the message belongs to. */
  id?: string;
  tone?: 'error' | 'success';
  /** It describes the focused element, which announces it. */
  announcedWithFocus?: boolean;
  /** A sentence, optionally with a link or a button. */
  children: ReactNode;
};

/** The outcome of a form, beside its button; announced when it appears. */
export function FormMessage({ id, tone = 'error', announcedWithFocus = false, children }: FormMessageProps) {
  const role = tone === 'error' ? 'alert' : 'status';
  const Icon = tone === 'error' ? CircleAlert : CircleCheck;
  return (
    <div id={id} className={box({ tone })} role={announcedWithFocus ? undefined : role}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
