import type { AddOutcome, Early, EndReason, PendingPress, Replayer, SentAdd } from '#browser/early.ts';

// Runs before the first paint, inlined in the document (tools/page-files.ts): it may import types only.
(() => {
  const page = document.documentElement;

  // Prevents a white flash in the dark theme.
  const applyTheme = (choice: string | null): boolean => {
    const dark =
      choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    page.dataset.theme = dark ? 'dark' : 'light';
    return dark;
  };
  // src/browser/storage/browser-store.ts validates token and mark in the same way.
  const stored = (storage: 'localStorage' | 'sessionStorage', key: string, valid = /^/): string | null => {
    try {
      const text = globalThis[storage].getItem(key);
      return text !== null && valid.test(text) ? text : null;
    } catch {
      return null;
    }
  };
  const token = (): string | null => stored('localStorage', 'access_token', /^[\x21-\x7e]{1,8192}$/);
  const dark = applyTheme(stored('localStorage', 'theme'));
  // Marks a customer's page before its first paint.
  if (token() !== null) page.dataset.session = 'customer';

  // Browsers that are too old for the shop's code keep the native behaviour only.
  if (!('CSSLayerBlockRule' in window)) return;

  // What is typed in a tab belongs to its customer until a session ends on the device (`follow` of src/browser/storage/drafts.ts).
  const lastEnd = (): string => stored('localStorage', 'session_ended', /^[\w-]{1,64}$/) ?? 'none';
  const isOver = (): boolean => (stored('sessionStorage', 'session_ended') ?? lastEnd()) !== lastEnd();
  // A page that was kept before the last end of a session is not shown; the worker forgets it (src/worker/kept.ts).
  if ((page.dataset.keptMark ?? lastEnd()) !== lastEnd()) {
    page.hidden = true;
    navigator.serviceWorker.controller?.postMessage({ mark: lastEnd(), paths: [], files: [] });
    location.replace(location.pathname + location.search);
    return;
  }
  const isDiscarded = isOver();
  try {
    if (isDiscarded)
      for (const key of Object.keys(sessionStorage))
        if (key.endsWith('_draft')) sessionStorage.removeItem(key);
    sessionStorage.setItem('session_ended', lastEnd());
  } catch {}
  const owner = (): string => `${lastEnd()} ${token() !== null}`;

  const preload = (link: Partial<HTMLLinkElement>): void =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...link }));

  // The shell has no data: its page's first requests are preloaded in parallel with the script. Not for customers, whose calls
  // carry a token and could not use these answers.
  const root = page.dataset.session === 'customer' ? undefined : page.dataset.api;
  const path = location.pathname;
  if (
    root !== undefined &&
    !/^\/(account|forgot-password|login|otp|thank-for-register|two-factor-auth)\b/.test(path)
  ) {
    const [, animal] = /^\/product\/([^/]+)$/.exec(path) ?? [];
    const lists = path === '/register' ? [] : ['products-betails/', 'categories'];
    for (const part of [...lists, 'pays/', ...(animal ? [`products-betails/${animal}`] : [])]) {
      preload({ as: 'fetch', crossOrigin: 'use-credentials', href: `${root}/ecommerce/${part}` });
    }
  }

  // The largest element of the home page is a drawing that only the style names (src/screens/home/banner.tsx).
  if (path === '/') {
    const cut = matchMedia('(min-width: 30rem)').matches ? '' : '-phone';
    preload({
      as: 'image',
      fetchPriority: 'high',
      href: `/pictures/hero-ram${cut}${dark ? '-dark' : ''}.svg`,
    });
  }

  // A press on a button that is not ready is marked, queued, and dispatched once when the button is ready; otherwise the press
  // ends with a sentence. Links and forms with an action keep their native behaviour, as do dialogs, details and radios, whose
  // state the page reads after hydration.
  const presses: PendingPress[] = [];
  const marks = new Map<HTMLElement, { count: number; slowAt: number }>();
  const now = (): number => performance.now();
  let lastByte = 0;
  let watching: number | undefined;
  let failure: EndReason | null = null;
  let client: Replayer | undefined;
  let line: HTMLElement | null = null;
  let shown: EndReason | 'pending' | 'slow' | null = null;
  let unsay = (): void => {};
  // The provider's own words about a refused add.
  let refusal = '';

  // A sentence from the document; its links load with the reason.
  const words = (why: NonNullable<typeof shown>, place: Element, attribute: string, role: string) => {
    const box = document.createElement('div');
    box.setAttribute(attribute, '');
    box.setAttribute('role', role);
    const texts = [...document.querySelectorAll('[data-late-words]')].map((one) => one.textContent);
    const parsed = new DOMParser().parseFromString(texts.join(''), 'text/html');
    box.append(
      ...parsed.querySelectorAll(/^(?:pending|added|unsure|login)$/.test(why) ? `#${why}` : `#${why},#ways`),
    );
    const sentence = box.querySelector('span');
    if (sentence && refusal && why !== 'unsure') sentence.textContent = refusal;
    place.append(box);
    return box;
  };
  // At the bottom of the window, above its bars: these stay below the finger (src/ui/bottom-inset.ts).
  const placeLine: Early['placeLine'] = () => {
    if (!line) return;
    const bars = [...document.querySelectorAll<HTMLElement>('[data-at-bottom]')];
    const covering = bars.filter((bar) => getComputedStyle(bar).position === 'sticky');
    line.style.bottom = `${covering.reduce((height, bar) => height + bar.offsetHeight, 0)}px`;
  };
  const say = (why: typeof shown, role = 'status'): void => {
    if (why === shown) return;
    shown = why;
    line?.remove();
    line = why && words(why, document.body, 'data-late-line', role);
    page.style.setProperty('--line-inset', `${why === 'pending' ? 0 : (line?.offsetHeight ?? 0)}px`);
    placeLine();
  };
  // Beside the control, or at the bottom of the window if the control is gone.
  const sayBeside = (control: Element, why: EndReason): void => {
    unsay();
    const { top, bottom, left, width } = control.getBoundingClientRect();
    if (width === 0) {
      say(why);
      // That of the whole page stays.
      unsay = () => shown === why && why !== failure && say(null);
      return;
    }
    const bubble = words(why, control.closest('dialog') ?? document.body, 'data-late-said', 'alert');
    unsay = () => bubble.remove();
    const edge = top * 2 < innerHeight ? `top:${bottom + 6}px` : `bottom:${innerHeight - top + 6}px`;
    bubble.style.cssText = `${edge};left:max(8px,min(${left}px,100% - 23rem))`;
  };

  const isOfWait = (): boolean => /^(?:pending|slow|added)$/.test(`${shown}`);
  // In ms: a press expires 10 s after the last byte, and after 30 s at most; after 8 s, or `slowAfter`, the connection is
  // reported as slow.
  const watch = (): void => {
    for (const press of [...presses]) {
      if (now() - Math.max(press.at, lastByte) > 10000 || now() - press.at > 30000) end(press, 'failed');
    }
    if (marks.size > 0) {
      const slow = [...marks.values()].some(({ slowAt }) => now() > slowAt);
      if (!shown || shown === 'pending') say(slow ? 'slow' : 'pending');
      return;
    }
    clearInterval(watching);
    watching = undefined;
    if (isOfWait()) say(null);
  };
  const markPending: Early['markPending'] = (element, slowAfter = 8000) => {
    const control = element as HTMLElement;
    const mark = marks.get(control) ?? { count: 0, slowAt: Infinity };
    mark.count += 1;
    mark.slowAt = Math.min(mark.slowAt, now() + slowAfter);
    marks.set(control, mark);
    control.dataset.pending = '';
    control.setAttribute('aria-busy', 'true');
    watching ??= window.setInterval(watch, 500);
    if (shown === null) say('pending');
    let hasEnded = false;
    return (why) => {
      if (hasEnded) return;
      hasEnded = true;
      mark.count -= 1;
      if (mark.count === 0) {
        marks.delete(control);
        delete control.dataset.pending;
        control.removeAttribute('aria-busy');
      }
      watch();
      if (why) sayBeside(control, why);
    };
  };
  const remove = (press: PendingPress): boolean => {
    const place = presses.indexOf(press);
    if (place >= 0) presses.splice(place, 1);
    return place >= 0;
  };
  const end: Early['end'] = (press, why) => {
    if (!remove(press)) return false;
    if (press === sent?.press) conclude(press.end);
    else press.end(why);
    return true;
  };
  const take: Early['take'] = (press) => {
    if (press.owner !== owner() && !isAdoptable(press)) {
      end(press, 'left');
      return false;
    }
    if (!remove(press)) return false;
    press.end();
    // Where no machine adopts it.
    if (press === sent?.press) setTimeout(() => conclude((outcome) => sayBeside(press.target, outcome)));
    return true;
  };

  // A form marks itself when its machine has started (src/ui/form.tsx).
  const isReady: Early['isReady'] = (control) => {
    const form = control.closest<HTMLElement>('form[method=post]');
    return form ? form.dataset.started === '' : client?.isHydrated(control) === true;
  };
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  // A document opened from what is kept sends nothing (docs/decisions/0059-kept-pages.md); the client refuses all other writes.
  let pressedLast: Element | undefined;
  const refuse = (): void => {
    if (pressedLast) sayBeside(pressedLast, 'kept');
  };
  const isRefused = (event: Event, pressed: Element, writes: boolean): boolean => {
    pressedLast = pressed;
    if (!page.dataset.kept || !writes) return false;
    event.preventDefault();
    // A deliberate press is counted at the window, too (src/screens/checkout/use-deliberate-press.ts).
    event.stopImmediatePropagation();
    refuse();
    return true;
  };
  const hold = (event: Event, target: HTMLElement): void => {
    stop(event);
    const { add } = target.dataset;
    // All presses of one wish are one, whose answer is said again.
    if (add && presses.some((press) => press.add === add && press.owner === owner())) return;
    if (isSent(add) && !client) {
      conclude((outcome) => sayBeside(target, outcome));
      return;
    }
    const press: PendingPress = {
      ...{ target, add, at: now(), owner: owner() },
      end: markPending(target.matches('form') ? (target.querySelector('[type=submit]') ?? target) : target),
    };
    presses.push(press);
    if (add && !client && !sent) sendAdd(press, add);
    if (failure === null) client?.replay();
    else end(press, failure);
  };

  // Sends the first add of a document at its press (docs/decisions/0049-early-add.md). The client adopts the answer
  // (src/effects/add-to-cart.ts); otherwise the document says it. Address: src/data/cart.ts; headers: src/data/client.ts.
  let sent:
    | (SentAdd & { press: PendingPress; field: HTMLInputElement | null; outcome: Promise<AddOutcome> })
    | undefined;
  let ended: 'adopted' | 'said' | undefined;
  let leading: PendingPress | undefined;
  // Also by who has logged in since a visitor's add: the client knows what to do after its 401.
  const isAdoptable = (press: PendingPress): boolean =>
    press === sent?.press && [owner(), `${lastEnd()} false`].includes(press.owner);
  const isSent = (add: string | undefined): boolean =>
    sent?.productId === add &&
    sent?.press.owner === owner() &&
    sent.quantity === Number(sent.field?.value ?? 1);
  const drafted = (form: string): Record<string, unknown> => {
    try {
      return JSON.parse(stored('sessionStorage', `${form}_draft`) ?? 'null') ?? {};
    } catch {
      return {};
    }
  };
  const keep = (form: string, draft: object): void =>
    sessionStorage.setItem(`${form}_draft`, JSON.stringify(draft));
  const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
  const tellOthers = (): void => {
    const key = 'cart_changed';
    try {
      localStorage.setItem(key, randomKey());
    } catch {}
    dispatchEvent(new StorageEvent('storage', { key }));
  };
  const fieldIn = (place: Element | null | undefined): HTMLInputElement | null =>
    place?.querySelector('input') ?? null;
  const conclude = (show: (outcome: AddOutcome) => void): void => {
    sent?.outcome.then((outcome) => {
      if (leading || ended === 'adopted') return;
      ended = 'said';
      if (sent?.field) sent.field.readOnly = false;
      // What is known of a former customer's cart is not this one's; an expired session needs the login.
      const isTrue = sent?.press.owner === owner() || (outcome === 'login' && token() === null);
      show(isTrue ? outcome : 'unsure');
    });
  };
  const sendAdd = (press: PendingPress, productId: string): void => {
    const field = fieldIn(press.target.closest('[data-buy]'));
    const quantity = Number(field?.value ?? 1);
    const api = page.dataset.root;
    // The shell has no animals before its code; what a tab stores after an end of its session is deleted by the next document.
    if (!api || isOver() || !Number.isSafeInteger(quantity) || quantity < 1) return;
    const bearer = token();
    let key: string | undefined;
    let wish: string | undefined;
    if (bearer !== null) {
      const [root, names = ''] = (stored('localStorage', 'provider_accepts') ?? '').split(' ');
      const unanswered = drafted('unanswered');
      const before = unanswered[productId];
      if (names.split(',').includes('Idempotency-Key')) key = `${before ?? ''}`.split(' ')[1] || randomKey();
      wish = `${quantity} ${key ?? ''}`;
      if (root !== api || drafted('wanted').productId === productId) return;
      if (before !== undefined && (before !== wish || !key)) return;
      try {
        keep('unanswered', { ...unanswered, [productId]: wish });
      } catch {
        return;
      }
    }
    const [, csrf] = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie) ?? [];
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), 15000);
    const answer = fetch(`${api}/ecommerce/panier/`, {
      ...{ method: 'POST', credentials: 'include', keepalive: true, signal: limit.signal },
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
        ...(csrf !== undefined && { 'X-CSRFToken': csrf }),
        ...(key && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify({ product_id: productId, quantity }),
    });
    if (field) field.readOnly = true;
    // The next page, and other tabs, read the cart.
    addEventListener('pagehide', tellOthers);
    const hear = async (): Promise<AddOutcome> => {
      let status = 0;
      let body: { message?: unknown } | null = null;
      try {
        const response = (await answer).clone();
        const text = (await response.text()) || 'null';
        // A refusal needs no readable body.
        if (!response.ok) status = response.status;
        body = JSON.parse(text);
        status = response.status;
      } catch {}
      clearTimeout(timer);
      removeEventListener('pagehide', tellOthers);
      const isOk = status >= 200 && status < 300;
      if (ended !== 'adopted') {
        try {
          if (key && /^(?:0|400|403|422)$/.test(`${status}`)) localStorage.removeItem('provider_accepts');
          const { [productId]: kept, ...others } = drafted('unanswered');
          if (kept && kept === wish && status >= 200 && status < 500 && !/408|425/.test(`${status}`))
            keep('unanswered', others);
        } catch {}
        if (bearer !== null || isOk) tellOthers();
      }
      if (status === 0) return 'unsure';
      if (isOk) return 'added';
      if (status !== 500 && typeof body?.message === 'string') refusal = body.message.trim().slice(0, 300);
      const words: Partial<Record<number, AddOutcome>> = { 400: 'invalid', 401: 'login', 500: 'server' };
      return words[status] ?? 'error';
    };
    const outcome = hear();
    sent = { productId, quantity, token: bearer, key, answer, press, field, outcome };
    outcome.then((known) => {
      if (ended === 'adopted' || press.owner !== owner()) return;
      // Where the code comes, the notice of the machine is heard.
      if (known === 'added' && presses.includes(press)) say(known, 'none');
      if (known === 'login' && bearer === null && press.target.isConnected)
        leadToLogin(press, productId, quantity);
    });
  };
  // As the machine does (machines/cart/add-to-cart.machine.ts); where storage refuses, the client adopts the answer.
  const leadToLogin = (press: PendingPress, productId: string, quantity: number): void => {
    try {
      localStorage.setItem('redirect_url', location.pathname + location.search);
      localStorage.removeItem('redirect_owner');
      keep('wanted', { productId, quantity: `${quantity}`, path: location.pathname + location.search });
      sessionStorage.setItem('led_draft', refusal);
    } catch {
      return;
    }
    remove(press);
    if (sent?.field) sent.field.readOnly = false;
    leading = press;
    ended = 'said';
    // Where the login does not open, it is said here.
    setTimeout(() => stopLeading('login'), 10000);
    location.assign('/login');
  };
  const stopLeading = (why?: EndReason): void => {
    leading?.end(why);
    leading = undefined;
  };
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    stopLeading();
    for (const press of [...presses]) end(press, 'failed');
  });

  // The opening button is outside the dialog, the closing one inside: only one of them can be pressed.
  const toggle = (dialog: HTMLDialogElement): void => (dialog.open ? dialog.close() : dialog.showModal());
  // If `src/browser/theme.ts` has started, it handles this event as the choice of another tab.
  const chooseTheme = (key: string, choice: string): void => {
    applyTheme(choice);
    try {
      if (choice === 'system') localStorage.removeItem(key);
      else localStorage.setItem(key, choice);
    } catch {}
    dispatchEvent(new StorageEvent('storage', { key, newValue: choice }));
  };
  // Changes the number field beside the button by one, within its limits (src/ui/quantity-stepper.tsx).
  const step = ({ dataset, parentElement }: HTMLElement): void => {
    const field = fieldIn(parentElement);
    if (!field) return;
    if (dataset.step === '1') field.stepUp();
    else field.stepDown();
    const less = parentElement?.querySelector('[data-step="-1"]');
    less?.setAttribute('aria-disabled', `${field.value === field.min}`);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const listen = (type: string, handle: (event: Event) => void): void => addEventListener(type, handle, true);
  // The microtask runs between the two listeners of a focus, except within a script that sets it.
  let isFocusedByScript = false;
  listen('focusin', () => {
    isFocusedByScript = true;
    Promise.resolve().then(() => {
      isFocusedByScript = false;
    });
  });
  const firstInput = new Promise<void>((resolve) => {
    for (const type of ['click', 'focusin', 'keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'])
      addEventListener(
        type,
        (event) => {
          const { movementX, movementY } = event as PointerEvent;
          // A page that changes below a pointer at rest makes the browser send a move of no distance.
          const isAtRest = type === 'pointermove' && movementX === 0 && movementY === 0;
          if (event.isTrusted && !isAtRest && !(type === 'focusin' && isFocusedByScript)) resolve();
        },
        { capture: true, passive: true },
      );
  });
  listen('click', (event) => {
    const { target } = event;
    unsay();
    // On click and not on change: the checked radio button may be pressed, too.
    if (target instanceof HTMLInputElement && target.name === 'theme' && !isReady(target))
      chooseTheme(target.name, target.value);
    if (!(target instanceof Element)) return;
    // The worker answers navigations only: a link within the shop would find no list.
    if (page.dataset.kept && target.closest('a[href^="/"]')) event.stopImmediatePropagation();
    const pressed = target.closest('button');
    if (!pressed) return;
    const dialog = pressed.getAttribute('commandfor');
    if (dialog !== null) {
      // Chrome before 135, Firefox before 144 and Safari before 26.2 do not support `command`.
      if (!('command' in pressed)) toggle(document.getElementById(dialog) as HTMLDialogElement);
      return;
    }
    const leads = pressed.type === 'submit' && pressed.form?.hasAttribute('action');
    if (isRefused(event, pressed, pressed.matches('[data-add],[data-ready]')) || !event.isTrusted || leads)
      return;
    const { step: isStep } = pressed.dataset;
    // The add of this quantity is under way.
    if (isStep && fieldIn(pressed.parentElement)?.readOnly) stop(event);
    else if (isReady(pressed)) return;
    else if (isStep) step(pressed);
    else hold(event, pressed);
  });
  listen('submit', (event) => {
    const target = event.target as HTMLElement;
    const submitter = (event as SubmitEvent).submitter ?? target.querySelector('[type=submit]') ?? target;
    if (isRefused(event, submitter, target.matches('[method=post]'))) return;
    if (event.isTrusted && !target.hasAttribute('action') && !isReady(target)) hold(event, target);
  });
  // Enter submits nothing, and fires no event, in a form whose button has not been parsed yet.
  listen('keydown', (event) => {
    const { key, isComposing, target } = event as KeyboardEvent;
    const form = target instanceof HTMLInputElement && target.form;
    if (key !== 'Enter' || isComposing || !event.isTrusted || !form || form.hasAttribute('action')) return;
    if (!isReady(form) && form.querySelector('[type=submit]') === null) hold(event, form);
  });
  // The values of changed fields are read after hydration.
  const changed = new WeakSet<HTMLFormElement>();
  listen('input', ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (form) changed.add(form);
    if (form?.dataset.draft) form.dataset.draft = '';
  });
  // The browser restores the fields of a discarded tab.
  const forget = (): void => {
    for (const form of document.forms) if (!changed.has(form)) form.reset();
  };
  if (isDiscarded) addEventListener('DOMContentLoaded', forget);
  // No browser retries a script element that failed to load or to run.
  const fail: Early['fail'] = (why) => {
    failure = why;
    for (const press of [...presses]) end(press, why);
    say(why);
  };
  listen('error', ({ target, filename }: Event & { filename?: string }) => {
    const isOurs = (target as Element).localName === 'script' || filename?.includes('/assets/');
    if (client === undefined && isOurs) fail('stuck');
  });
  const progress = (): void => {
    lastByte = now();
  };
  new PerformanceObserver(progress).observe({ type: 'resource' });

  // When the page is left, its forms' fields become drafts (src/browser/storage/drafts.ts). Never a password.
  const keepDrafts: Early['keepDrafts'] = (
    write = (form, draft) => {
      try {
        keep(form, draft);
      } catch {}
    },
  ) => {
    if (isOver()) return;
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft=""]')) {
      const fields = ([...form.elements] as HTMLInputElement[]).filter(
        ({ name, type }) => name && !/password|checkbox|radio|submit/.test(type + name),
      );
      const isTyped = fields.some(({ value, defaultValue = value }) => value !== defaultValue);
      // A field may be named `name`, which shadows `form.name`.
      const name = form.getAttribute('name');
      if (name && (isTyped || changed.has(form)))
        write(name, Object.fromEntries(fields.map((field) => [field.name, field.value])));
    }
  };
  // The browser may discard a background tab without another event.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepDrafts();
  });
  addEventListener('pagehide', () => keepDrafts());
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (window.early) window.early.installOffer = event;
  });

  window.early = {
    mark: lastEnd(),
    ...{ firstInput, presses, isReady, end, take, markPending, refuse },
    ...{ say, placeLine, fail, progress, keepDrafts },
    adopt: (productId) => {
      if (ended || sent?.productId !== productId || !isAdoptable(sent.press)) return undefined;
      ended = 'adopted';
      // A new press may reach the machine before the kept one, or after that has ended without an answer.
      remove(sent.press);
      sent.press.end();
      return sent;
    },
    start: (started) => {
      client = started;
      failure = null;
      if (!isOfWait()) say(null);
      client.replay();
    },
  };
})();
