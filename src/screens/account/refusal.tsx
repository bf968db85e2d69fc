import type { ReactNode } from 'react';
import { matchesState, type StateValue } from 'xstate';
import type { Notice } from '#machines/session/notices.ts';
import { FormMessage } from '#ui/form-message.tsx';
import { errorsWording } from '#wording/errors.ts';
import { noticesWording } from '#wording/notices.ts';

type RefusalProps = {
  /** The form's: `refusal` says why the server refused, in its own words where it sent some. */
  snapshot: { value: StateValue; context: { refusal: Notice | null } };
  /** A way on. */
  children?: ReactNode;
};

/** What came of the last submission, beside the button of the form; nothing where nothing went wrong. */
export function Refusal({ snapshot: { value, context }, children }: RefusalProps) {
  if (matchesState({ filling: 'unreachable' }, value)) {
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
  if (!matchesState('filling', value) || context.refusal === null) return null;
  return (
    <FormMessage>
      <p>{context.refusal.message ?? noticesWording[context.refusal.code].text}</p>
      {children}
    </FormMessage>
  );
}
