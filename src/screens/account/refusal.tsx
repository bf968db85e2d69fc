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
  const sentence = sentenceOf(value, context.refusal);
  if (sentence === null) return null;
  return (
    <FormMessage>
      <p>{sentence}</p>
      {children}
    </FormMessage>
  );
}

function sentenceOf(value: StateValue, refusal: Notice | null): string | null {
  const { title, text } = errorsWording.unreachable;
  if (matchesState({ filling: 'unreachable' }, value)) return `${title}. ${text}`;
  if (!matchesState('filling', value) || refusal === null) return null;
  return refusal.message ?? noticesWording[refusal.code].text;
}
