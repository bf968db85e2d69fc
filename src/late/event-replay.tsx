import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { Early, EarlyPress } from './early.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isCheckable = (field: Element): field is HTMLInputElement =>
  /^(checkbox|radio)$/.test(field.getAttribute('type') ?? '');

/** React keeps what it gave an element under a key of its own; an element without one is not hydrated yet. */
function propsOf(element: Element): { value?: unknown; checked?: unknown } | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return key === undefined ? undefined : (element as unknown as Record<string, object>)[key];
}

/** What a person takes for the same control. */
const looksOf = (element: Element): string =>
  JSON.stringify([
    ...['type', 'name', 'aria-label'].map((name) => element.getAttribute(name)),
    element.closest('form')?.dataset.draft,
    element.matches('button, label') && element.textContent,
  ]);

/** An element, or where React rendered the page again the one in its place, if there is exactly one. */
function findReplacement(element: Element): Element | undefined {
  if (element.isConnected) return element;
  const looks = looksOf(element);
  const [replacement, other] = [...document.querySelectorAll(element.localName)].filter(
    (one) => looksOf(one) === looks,
  );
  return other === undefined ? replacement : undefined;
}

const contentOf = (field: TextControl): string => (isCheckable(field) ? String(field.checked) : field.value);

/** What the document said of a field before anybody touched it. */
function servedContent(field: TextControl): string {
  if (field instanceof HTMLSelectElement) {
    return (
      ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? ''
    );
  }
  return isCheckable(field) ? String(field.defaultChecked) : field.defaultValue;
}

type Caret = readonly [start: number, end: number];

/** Of a field that has one; e-mail addresses and choices tell of none. */
function caretOf({ selectionStart, selectionEnd }: Partial<HTMLInputElement>): Caret | undefined {
  return selectionStart == null || selectionEnd == null ? undefined : [selectionStart, selectionEnd];
}

/** What stands in the fields of a served page, and how to end looking. */
export type Typed = ReturnType<typeof watchTyped>;

/**
 * The contents of a served page's fields where they are not the document's own, however they got there; and what is typed until
 * the end, because a hydrated field answers nothing before its machine has started.
 */
export function watchTyped(root: Element) {
  const fields = [...root.querySelectorAll<TextControl>('input, textarea, select')];
  const contents = new Map<TextControl, string>();
  const carets = new Map<Element, Caret | undefined>();
  // A field that the first render of its machine has emptied has lost its caret with its text.
  const emptied = new Set<Element>();
  // A render that empties a field and one that fills it again may both be over when the browser tells of the caret, which then
  // stands at the end: after a letter it is moved by a hand's own doing alone.
  let isMoved = true;
  const noteCaret = (): void => {
    const field = document.activeElement as TextControl | null;
    const content = field === null ? undefined : contents.get(field);
    if (field === null || content === undefined) return;
    if (field.value !== content) emptied.add(field);
    else if (!emptied.has(field) && (isMoved || !carets.has(field)))
      carets.set(field, caretOf(field as object));
  };
  /** Puts a text back into a field that lost it; while a hand is in it, the caret goes where that hand had set it. */
  const restore = (served: TextControl, field: TextControl, content: string): void => {
    const isLost = emptied.delete(served) || !isMoved || field.value !== content;
    if (field.value !== content) field.value = content;
    const caret = carets.get(served);
    if (isLost && caret !== undefined && field === document.activeElement)
      (field as HTMLInputElement).setSelectionRange(...caret);
  };
  const look = (): void => {
    for (const field of fields)
      if (contentOf(field) !== servedContent(field)) contents.set(field, contentOf(field));
    noteCaret();
  };
  look();
  const ended = new AbortController();
  const listen = (type: string, handle: (field: TextControl, event: Event) => void): void =>
    addEventListener(type, (event) => handle(event.target as TextControl, event), {
      capture: true,
      signal: ended.signal,
    });
  // A hand goes on typing in it.
  listen('beforeinput', (field) => {
    const content = contents.get(field);
    if (content !== undefined && !isCheckable(field)) restore(field, field, content);
  });
  listen('input', (field) => {
    if (!isCheckable(field)) contents.set(field, contentOf(field));
    isMoved = true;
    noteCaret();
    isMoved = false;
  });
  for (const type of ['pointerdown', 'pointerup', 'keydown'])
    listen(type, (_, { key, ctrlKey, metaKey }: Partial<KeyboardEvent>) => {
      if (key === undefined || ctrlKey || metaKey || /^(Arrow|Home|End|Page)/.test(key)) isMoved = true;
    });
  listen('selectionchange', noteCaret);
  // What moves it after that, before another key or press, is a render.
  for (const type of ['keyup', 'click'])
    listen(type, () => {
      noteCaret();
      isMoved = false;
    });
  let focused = document.activeElement;
  listen('focusin', (element) => {
    focused = element;
  });
  /** What was in fields that are gone, the caret and the focus too, goes to those in their place. */
  const moveOn = (): void => {
    const focusable = focused?.isConnected === false ? findReplacement(focused) : undefined;
    // A hand that is in another field by now stays there.
    if (focusable instanceof HTMLElement && document.activeElement === document.body)
      focusable.focus({ preventScroll: true });
    for (const [field, content] of contents) {
      const replacement = findReplacement(field) as TextControl | undefined;
      if (replacement === undefined || replacement === field) continue;
      contents.delete(field);
      contents.set(replacement, content);
      if (carets.has(field)) carets.set(replacement, carets.get(field));
      emptied.add(replacement);
      if (!isCheckable(replacement)) restore(replacement, replacement, content);
    }
  };
  return { contents, restore, look, moveOn, end: () => ended.abort() };
}

/** Makes React see a content that its value tracker does not have; the caret stays where it was. */
function tell(field: TextControl, content: string): void {
  const isText = !isCheckable(field);
  if (!isText) field.checked = content === 'true';
  const { _valueTracker: memory } = field as { _valueTracker?: { setValue(value: string): void } };
  memory?.setValue(isText ? `${content} ` : String(content !== 'true'));
  field.dispatchEvent(
    new Event(isText ? (field instanceof HTMLSelectElement ? 'change' : 'input') : 'click', {
      bubbles: true,
    }),
  );
}

/** React has rendered the change, and its effects have run: a machine starts in one, and answers nothing before. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** How many times a page is looked at until it knows of what was typed: a part of it may be hydrated after its root. */
const looks = 40;

/** Tells React of each field that it does not know as it was typed, again where nobody had listened yet. */
async function tellTyped({ contents, restore, end }: Typed): Promise<void> {
  /** What the shop held of a field when it was first told of it. */
  const before = new Map<Element, string>();
  for (let look = 0; look < looks; look += 1) {
    let isKnown = true;
    for (const [served, content] of contents) {
      const field = findReplacement(served) as TextControl | undefined;
      const props = field && propsOf(field);
      if (field !== undefined && props !== undefined) {
        const known = isCheckable(field) ? String(props.checked === true) : String(props.value ?? '');
        const isOthers = before.has(field) && known !== before.get(field);
        if (!isCheckable(field) && (known === content || !isOthers)) restore(served, field, content);
        if (known === content || isOthers) continue;
        before.set(field, known);
        tell(field, content);
      }
      isKnown = false;
    }
    if (isKnown) break;
    await settled();
  }
  end();
}

/** Puts what was typed back into its fields, without any event. */
function putBack({ contents }: Typed): void {
  for (const [served, content] of contents) {
    const field = findReplacement(served) as TextControl | undefined;
    if (field !== undefined && !isCheckable(field)) field.value = content;
  }
}

let hear = (): void => undefined;
/** Resolves when the page knows of all that was typed before it was hydrated: who fills in a field by itself comes after that. */
export const typedRestored = new Promise<void>((resolve) => {
  hear = resolve;
});

function replay({ type, target: early }: EarlyPress): void {
  const target = findReplacement(early);
  if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
  else if (type === 'click' && target instanceof HTMLElement) {
    const { activeElement: typing } = document;
    // Firefox takes a click far from a label's last mousedown for a selection of its text (HTMLLabelElement::PostHandleEvent).
    target.dispatchEvent(new MouseEvent('mousedown'));
    target.click();
    // A label that is clicked takes the focus from where the hand writes by now.
    if (target instanceof HTMLLabelElement && typing instanceof HTMLInputElement)
      typing.focus({ preventScroll: true });
  }
  // A field commits a change when it is left, or at Enter.
  else if (type === 'change') target?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** How long a page that is rendered again may take to show the element in a pressed one's place, in ms. */
const patience = 2000;

/** Between two looks at what waits for its code, in ms; each press ends within its limits, and with the last one the looks. */
const pause = 50;

/**
 * Event replay: does what was pressed as soon as its own part of the page is hydrated, presses of one part in their order. React
 * renders between one and the next, as it does between real presses: a second one counts on from the first.
 */
function startReplay(early: Early): void {
  const since = performance.now();
  let isLooking = false;
  const look = async (): Promise<void> => {
    isLooking = true;
    while (early.presses.length > 0) {
      for (const press of [...early.presses]) {
        const replacement = findReplacement(press.target);
        if (replacement === undefined && performance.now() - since > patience) early.drop(press, 'failed');
        if (replacement === undefined || propsOf(replacement) === undefined) continue;
        await settled();
        if (early.drop(press)) replay(press);
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    isLooking = false;
  };
  early.onKept = () => {
    if (!isLooking) void look();
  };
  early.onKept();
}

type HydratedProps = {
  onHydrated: () => void;
  /** Calls for each page that is left for another; answers with what ends that. */
  onLeave: (work: () => void) => () => void;
  /** What had been typed in the served page. */
  typed: Typed;
  children: ReactNode;
};

/** The shop, hydrated over its served page: it takes over the fields' contents, and replays once what was pressed before. */
export function Hydrated({ onHydrated, onLeave, typed, children }: HydratedProps) {
  useLayoutEffect(() => {
    typed.look();
    typed.moveOn();
    const { early } = window;
    if (early === undefined) return;
    early.handOver();
    early.putBack = () => putBack(typed);
  }, [typed]);
  useEffect(() => {
    onHydrated();
    performance.mark('shop-ready');
    // Parts of the page may have come after its first frame.
    typed.moveOn();
    const { early } = window;
    void settled().then(async () => {
      await tellTyped(typed);
      hear();
      if (early === undefined) return;
      early.putBack = undefined;
      startReplay(early);
    });
  }, [onHydrated, typed]);
  // Nothing is done on another page than the one it was pressed on; the footer is every page's.
  useEffect(
    () =>
      onLeave(() => {
        const { early } = window;
        if (early?.putBack !== undefined) early.keepDrafts();
        for (const press of [...(early?.presses ?? [])])
          if (press.target.closest('footer') === null) early?.drop(press);
      }),
    [onLeave],
  );
  return children;
}
