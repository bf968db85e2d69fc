import {
  type FocusEvent,
  type FormEvent,
  type FormHTMLAttributes,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Field, fieldValue, readFields } from '#app/fields.ts';
import { css } from '#styled-system/css';
import { bringInField } from './bring-in.ts';
import { visuallyHidden } from './visually-hidden.tsx';

const column = css({ display: 'flex', flexDirection: 'column', gap: '4.5' });

type FormProps<Values extends object> = Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'noValidate' | 'style'
> & {
  /** The id of its machine, which writes into the fields of the form of this name. */
  name: string;
  /** What the machine knows of the fields. */
  values: Values;
  /** A field holds another value than the machine knows. */
  onField: (field: keyof Values & string, value: string) => void;
  /** The form was sent, with the values that stand in its fields. */
  onSubmit: (values: Values) => void;
  /** How many fields are to be mended, in a sentence; the first of them has the focus. */
  faultsText: (count: number) => string;
  /** Whether the tab keeps the fields until they are sent (`src/early/script.ts`). */
  draft?: boolean | undefined;
  /** In place of one column. */
  className?: string;
};

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/** What is sent with a form: what stands in its fields, over what the machine knows beside them. */
export const submittedIn = <Values extends object>(form: HTMLFormElement, values: Values): Values => ({
  ...values,
  ...readFields(form, namesOf(values)),
});

/**
 * Tells a machine what its form's fields hold: a field that changes at once, all of them when the form is there and at each of
 * `readingMoments`, as far as they differ from what the machine knows.
 */
export function useFieldReader<Values extends object>(
  reader: Pick<FormProps<Values>, 'values' | 'onField'>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(reader);
  useLayoutEffect(() => {
    latest.current = reader;
  });
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const leaving = new AbortController();
    const options = { capture: true, signal: leaving.signal };
    const read = () => {
      const { values, onField } = latest.current;
      for (const [name, value] of Object.entries(readFields(element, namesOf(values)))) {
        const field = name as keyof Values & string;
        if (value !== values[field]) onField(field, value as string);
      }
    };
    const changed = ({ target }: Event) => {
      const { name } = target as Field;
      const { values, onField } = latest.current;
      if (Object.hasOwn(values, name)) onField(name as keyof Values & string, fieldValue(target as Field));
    };
    element.addEventListener('input', changed, options);
    for (const type of readingMoments) element.addEventListener(type, read, options);
    const page = element.ownerDocument;
    // Before the page is left, and before Back or Forward shows another step of it.
    for (const type of ['pagehide', 'popstate']) page.defaultView?.addEventListener(type, read, options);
    const view = page.defaultView?.visualViewport;
    // A keyboard on the screen takes its room after the focus came. A window that is zoomed into stays where it is.
    const keepInSight = () => {
      const focused = page.activeElement;
      if (view?.scale === 1 && focused?.matches('[aria-invalid=true]')) bringInField(focused);
    };
    view?.addEventListener('resize', keepInSight, options);
    read();
    // From here on it handles a press; one before is kept (`src/early/script.ts`).
    element.dataset.ready = '';
    return () => leaving.abort();
  }, []);
  return form;
}

/** The sentence under a field, or none where it holds what it may. */
const faultOf = ({ id, ownerDocument }: Element): string | undefined =>
  ownerDocument.getElementById(`${id}-error`)?.textContent;

/**
 * When all fields are read, beside each `input`. Scripts, the browser and password managers also fill them without that event:
 * then the next press, focus or move of the pointer tells, or the animation that the style gives to what was filled in
 * (src/ui/global.css).
 */
const readingMoments = ['change', 'focusin', 'pointerover', 'click', 'animationstart'] as const;

/**
 * A form whose rules are its machine's, not the browser's, and whose fields are uncontrolled: the document owns what is typed.
 * Where no script runs it is a POST, so that nothing typed into it stands in an address. After a submission the first faulty
 * field has the focus, so that its error is read out and, on a phone, in sight, and one line says how many there are. What is
 * left with a new error is said with the field's name.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { values, onField, onSubmit, faultsText, draft, className = column, children, ...form } = props;
  const fields = useFieldReader(props);
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
    const [first] = faulty;
    if (first === undefined) return false;
    first.focus({ preventScroll: true });
    bringInField(first);
    say(faultsText(faulty.length));
    return true;
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
    const sent = submittedIn(event.currentTarget, values);
    // The errors have to be on the page before the first of them can be found.
    flushSync(() => onSubmit(sent));
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
      data-draft={draft ? '' : undefined}
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
