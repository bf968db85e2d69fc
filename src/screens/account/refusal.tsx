import type { ReactNode } from 'react';
import { matchesState, type StateValue } from 'xstate';
import type { Notice } from '#machines/session/notices.machine.ts';
import { FormMessage } from '#ui/form-message.tsx';
import { errorsWording } from '#wording/errors.ts';
import { noticesWording } from '#wording/notices.ts';

type RefusalProps = {
  /** The form's snapshot: `refusal` is the reason, with the server's own text if there is one. */
  snapshot: { value: StateValue; context: { refusal: Notice | null } };
  /** A link that helps. */
  children?: ReactNode;
};

/** The reason for a refused submission, beside the form's button; empty without one. */
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
