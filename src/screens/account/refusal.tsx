import type { ReactNode } from 'react';
import type { Notice } from '#machines/session/notices.ts';
import { FormMessage } from '#ui/form-message.tsx';
import { errorsWording } from '#wording/errors.ts';
import { noticesWording } from '#wording/notices.ts';

type RefusalProps = {
  /** Why the server refused, in its own words where it sent some. */
  refusal: Notice | null;
  /** No answer came. */
  unreachable: boolean;
  /** A way on. */
  children?: ReactNode;
};

/** What came of the last submission, beside the button of the form; nothing where nothing went wrong. */
export function Refusal({ refusal, unreachable, children }: RefusalProps) {
  if (unreachable) {
    const { title, text } = errorsWording.unreachable;
    return (
      <FormMessage>
        <p>
          {title}. {text}
        </p>
        {children}
      </FormMessage>
    );
  }
  if (refusal === null) return null;
  return (
    <FormMessage>
      <p>{refusal.message ?? noticesWording[refusal.code].text}</p>
      {children}
    </FormMessage>
  );
}
