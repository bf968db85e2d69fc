import { type FormEvent, type FormHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { css } from '#styled-system/css';

const column = css({ display: 'flex', flexDirection: 'column', gap: '4.5' });

type FormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate' | 'style'> & {
  onSubmit: () => void;
  /** What the tab keeps the fields as; what is typed before the form's code is there is kept so, too (`public/early.js`). */
  draft?: string | undefined;
  /** In place of one column. */
  className?: string;
};

/**
 * A form whose rules are its machine's, not the browser's; where no script runs it is a POST, so that nothing typed into it
 * stands in an address. After a submission the first faulty field has the focus, so
 * that its error is read out and, on a phone, in sight.
 */
export function Form({ onSubmit, draft, className = column, ...form }: FormProps) {
  const fields = useRef<HTMLFormElement>(null);
  const isUnanswered = useRef(false);
  const focusFaulty = () =>
    fields.current?.querySelector<HTMLElement>('[aria-invalid=true]:not(:disabled)')?.focus();
  // A machine that had not started yet when the form was sent answers with the first render after it.
  useLayoutEffect(() => {
    if (isUnanswered.current) focusFaulty();
    isUnanswered.current = false;
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    isUnanswered.current = true;
    // The errors have to be on the page before the first of them can be found.
    flushSync(onSubmit);
    focusFaulty();
  };
  return (
    <form
      method="post"
      {...form}
      ref={fields}
      data-draft={draft}
      className={className}
      noValidate
      onSubmit={submit}
    />
  );
}
