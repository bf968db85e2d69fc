import {
  type FocusEvent,
  type FormEvent,
  type FormHTMLAttributes,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { css } from '#styled-system/css';
import { visuallyHidden } from './visually-hidden.tsx';

const column = css({ display: 'flex', flexDirection: 'column', gap: '4.5' });

type FormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate' | 'style'> & {
  onSubmit: () => void;
  /** How many fields are to be mended, in a sentence; the first of them has the focus. */
  faultsText: (count: number) => string;
  /** What the tab keeps the fields as; what is typed before the form's code is there is kept so, too (`public/early.js`). */
  draft?: string | undefined;
  /** In place of one column. */
  className?: string;
};

/** The sentence under a field, or none where it holds what it may. */
const faultOf = ({ id, ownerDocument }: Element): string | undefined =>
  ownerDocument.getElementById(`${id}-error`)?.textContent;

/**
 * A form whose rules are its machine's, not the browser's; where no script runs it is a POST, so that nothing typed into it
 * stands in an address. After a submission the first faulty field has the focus, so that its error is read out and, on a
 * phone, in sight, and one line says how many there are. What is left with a new error is said with the field's name.
 */
export function Form({ onSubmit, faultsText, draft, className = column, children, ...form }: FormProps) {
  const fields = useRef<HTMLFormElement>(null);
  const isUnanswered = useRef(false);
  const entered = useRef<string | undefined>(undefined);
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const say = (text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 }));
  // Who reads on does not meet it a second time.
  useEffect(() => {
    if (said.text === '') return;
    const waiting = setTimeout(() => setSaid({ text: '', turn: said.turn }), 1000);
    return () => clearTimeout(waiting);
  }, [said]);

  const focusFaulty = (): boolean => {
    const faulty = fields.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]:not(:disabled)') ?? [];
    faulty[0]?.focus();
    if (faulty.length > 0) say(faultsText(faulty.length));
    return faulty.length > 0;
  };
  // A machine that had not started yet when the form was sent answers with the first render after it.
  useLayoutEffect(() => {
    const isAnswer = isUnanswered.current;
    isUnanswered.current = false;
    if (isAnswer) focusFaulty();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    isUnanswered.current = true;
    // What was said of the last submission is over with this one.
    setSaid(({ turn }) => ({ text: '', turn }));
    // The errors have to be on the page before the first of them can be found.
    flushSync(onSubmit);
    if (isUnanswered.current) isUnanswered.current = !focusFaulty();
  };
  const leave = ({ target }: FocusEvent) =>
    // What its machine answers to that is on the page by then.
    queueMicrotask(() => {
      const fault = faultOf(target);
      if (fault === undefined || fault === entered.current) return;
      const label = fields.current?.querySelector(`label[for="${target.id}"]`);
      say(`${label?.textContent}\u00a0: ${fault}`);
    });
  return (
    <form
      method="post"
      {...form}
      ref={fields}
      data-draft={draft}
      className={className}
      noValidate
      onSubmit={submit}
      onFocus={({ target }: FocusEvent) => {
        entered.current = faultOf(target);
      }}
      onBlur={leave}
    >
      {children}
      <span className={visuallyHidden} role="status">
        {said.text !== '' && <span key={said.turn}>{said.text}</span>}
      </span>
    </form>
  );
}
