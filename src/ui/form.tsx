import {
  type FocusEvent,
  type FormEvent,
  type FormHTMLAttributes,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { type Field, fieldValue, readFields } from '#browser/fields.ts';
import { painted } from '#browser/painted.ts';
import { stack } from '#styled-system/patterns';
import { announce } from './announce.ts';
import { scrollFieldIntoView } from './scroll-into-view.ts';

const column = stack({ gap: '4.5' });

type FormProps<Values extends object> = Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'noValidate' | 'style'
> & {
  /** The id of its machine, which writes into the fields of the form with this name. */
  name: string;
  /** The values in the machine's context. */
  values: Values;
  /** Called when a field's value differs from the machine's. */
  onField: (field: keyof Values & string, value: string) => void;
  /** Called at a submission, with the values of its fields. */
  onSubmit: (values: Values) => void;
  /** The announced number of invalid fields; the first of them gets the focus. */
  faultsText: (count: number) => string;
  /** Whether the tab stores the fields until they are sent (`src/boot/early/drafts.ts`). */
  draft?: boolean | undefined;
  /** A class for another layout than one column. */
  className?: string;
};

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/** The values of a submission: those of its fields, over the machine's other values. */
export const submittedIn = <Values extends object>(form: HTMLFormElement, values: Values): Values => ({
  ...values,
  ...readFields(form, namesOf(values)),
});

/**
 * Keeps a machine in step with its form's fields: a changed field immediately, all fields at the start and at each of
 * `readingMoments`, if they differ from the machine's values.
 */
export function useFieldReader<Values extends object>({
  values,
  onField,
}: Pick<FormProps<Values>, 'values' | 'onField'>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const read = useEffectEvent(() => {
    for (const [name, value] of Object.entries(
      readFields(form.current as HTMLFormElement, namesOf(values)),
    )) {
      const field = name as keyof Values & string;
      if (value !== values[field]) onField(field, value as string);
    }
  });
  const changed = useEffectEvent(({ target }: Event) => {
    const { name } = target as Field;
    if (Object.hasOwn(values, name)) onField(name as keyof Values & string, fieldValue(target as Field));
  });
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const leaving = new AbortController();
    const options = { capture: true, signal: leaving.signal };
    element.addEventListener('input', changed, options);
    for (const type of readingMoments) element.addEventListener(type, read, options);
    const page = element.ownerDocument;
    // Before the page is left, and before Back or Forward shows another step of it.
    for (const type of ['pagehide', 'popstate']) page.defaultView?.addEventListener(type, read, options);
    const view = page.defaultView?.visualViewport;
    // An on-screen keyboard opens after the focus. A zoomed window is not scrolled.
    const stayInSight = () => {
      const focused = page.activeElement;
      if (view?.scale === 1 && focused?.matches('[aria-invalid=true]')) scrollFieldIntoView(focused);
    };
    view?.addEventListener('resize', stayInSight, options);
    read();
    // From here on it handles presses; earlier ones are queued (`src/boot/early/presses.ts`).
    element.dataset.started = '';
    return () => leaving.abort();
  }, []);
  return form;
}

/** The error's sentence for a field, if it is invalid. */
const faultOf = ({ id, ownerDocument }: Element): string | undefined =>
  ownerDocument.getElementById(`${id}-error`)?.textContent;

/**
 * The events at which all fields are read, besides `input`. Scripts, browsers and password managers may fill them without
 * `input`: the next press, focus or pointer move reveals that, or the animation of autofilled fields (src/ui/global.css).
 */
const readingMoments = ['change', 'focusin', 'pointerover', 'click', 'animationstart'] as const;

/**
 * A form that its machine validates instead of the browser. Its fields are uncontrolled: the document owns their values. Without
 * scripts it is a POST, so that no input appears in an address. After a submission the first invalid field gets the focus, which
 * announces its error and scrolls it into view, and one line says how many there are. A field that is left with a new error is
 * announced by name.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { values, onField, onSubmit, faultsText, draft, className = column, children, ...form } = props;
  const fields = useFieldReader(props);
  const isUnanswered = useRef(false);
  /** Its press waits for its paint. */
  const isPressed = useRef(false);
  const entered = useRef<string | undefined>(undefined);

  const focusFaulty = (): boolean => {
    const faulty = fields.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]:not(:disabled)') ?? [];
    const [first] = faulty;
    if (first === undefined) return false;
    first.focus({ preventScroll: true });
    scrollFieldIntoView(first);
    announce(faultsText(faulty.length));
    return true;
  };
  // A machine that starts after the submission answers in the first render after it.
  useLayoutEffect(() => {
    const isAnswer = isUnanswered.current;
    isUnanswered.current = false;
    if (isAnswer) focusFaulty();
  });
  const send = useEffectEvent((form: HTMLFormElement) => {
    isPressed.current = false;
    isUnanswered.current = true;
    const sent = submittedIn(form, values);
    // The errors must be rendered before the first of them can be found.
    flushSync(() => onSubmit(sent));
    if (isUnanswered.current) isUnanswered.current = !focusFaulty();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isPressed.current) void painted().then(() => send(form));
    isPressed.current = true;
  };
  const leave = ({ target }: FocusEvent) =>
    // By then the machine's answer is rendered.
    queueMicrotask(() => {
      const fault = faultOf(target);
      if (fault === undefined || fault === entered.current) return;
      const label = fields.current?.querySelector(`label[for="${target.id}"]`);
      announce(`${label?.textContent}\u00a0: ${fault}`);
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
    </form>
  );
}
