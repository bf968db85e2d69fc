// Runs before the first paint; src/late/event-replay.tsx and src/app/theme.ts take over from here.
(() => {
  const page = document.documentElement;

  // A dark page never flashes white.
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {}
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.theme = dark ? 'dark' : 'light';

  // A customer's page is a customer's from its first paint on. A token is what src/app/short-texts.ts takes for one.
  try {
    const token = localStorage.getItem('access_token') ?? '';
    if (/^[\x21-\x7e]{1,8192}$/.test(token)) page.dataset.session = 'customer';
  } catch {}

  // Too old for the shop's code: what the browser does by itself is all that there is.
  if (!('CSSLayerBlockRule' in window)) return;

  const ask = (what) => document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...what }));

  // The shell has no data: what its page asks for first is asked for beside the script. A customer's calls carry a token, and
  // take no answer of these.
  const root = page.dataset.session === 'customer' ? undefined : page.dataset.api;
  const path = location.pathname;
  if (root !== undefined && !/^\/(account|forgot-password|login|otp|thank-for-register|two-factor-auth)\b/.test(path)) {
    const [, animal] = /^\/product\/([^/]+)$/.exec(path) ?? [];
    const lists = path === '/register' ? [] : ['products-betails/', 'categories'];
    for (const part of [...lists, 'pays/', ...(animal ? [`products-betails/${animal}`] : [])]) {
      ask({ as: 'fetch', crossOrigin: 'use-credentials', href: `${root}/ecommerce/${part}` });
    }
  }

  // The largest thing on the home page is a drawing that only its style names (src/screens/home/banner.tsx).
  if (path === '/') {
    const cut = matchMedia('(min-width: 30rem)').matches ? '' : '-phone';
    ask({ as: 'image', fetchPriority: 'high', href: `/pictures/hero-ram${cut}${dark ? '-dark' : ''}.svg` });
  }

  // What is pressed before its code is there is shown as heard, kept, and done once when it is there; else it ends with a
  // sentence. Links lead on, as links do, and so does a form that has an address of its own.
  const presses = [];
  const marks = new Map();
  const now = () => performance.now();
  let lastByte = 0;
  let watching;
  let lost = null;
  let isDrawn = false;
  let line;
  let said = null;
  let bubble;
  let answered;

  // A sentence of the document's own; its ways on come with what failed.
  const words = (why, place, attribute, role) => {
    const box = document.createElement('div');
    box.setAttribute(attribute, '');
    box.setAttribute('role', role);
    const { textContent } = document.getElementById('late-words');
    const parsed = new DOMParser().parseFromString(textContent, 'text/html');
    box.append(...parsed.querySelectorAll(why === 'heard' ? '#heard' : `#${why},#ways`));
    place.append(box);
    return box;
  };
  const put = ({ top, bottom, left }) => {
    const place = top * 2 < innerHeight ? `top:${bottom + 6}px` : `bottom:${innerHeight - top + 6}px`;
    bubble.style.cssText = `${place};left:max(8px,min(${left}px,100% - 23rem))`;
  };
  // At the foot of the window, where a bar of the page makes room for it.
  const say = (why) => {
    if (why === said) return;
    said = why;
    line?.remove();
    line = why && words(why, document.body, 'data-late-line', 'status');
    page.style.setProperty('--foot', `${why === 'heard' ? 0 : (line?.offsetHeight ?? 0)}px`);
    if (bubble) put(answered.getBoundingClientRect());
  };
  // Beside the control; at the foot where it is gone.
  const answer = (control, why) => {
    const place = control.getBoundingClientRect();
    if (place.width === 0) return say(why);
    bubble?.remove();
    bubble = words(why, control.closest('dialog') ?? document.body, 'data-late-said', 'alert');
    answered = control;
    put(place);
  };

  // In ms: a press lives for 10 s after the last byte and 30 s in all; after 8 s the line is slow.
  const watch = () => {
    for (const press of [...presses]) {
      if (now() - Math.max(press.at, lastByte) > 10000 || now() - press.at > 30000) drop(press, 'failed');
    }
    const slow = [...marks.values()].some(({ at }) => now() - at > 8000);
    if (slow && said === 'heard') say('slow');
    if (marks.size > 0) return;
    clearInterval(watching);
    watching = undefined;
    if (said === 'heard' || said === 'slow') say(null);
  };
  const hear = (control) => {
    const mark = marks.get(control) ?? { count: 0, at: now() };
    mark.count += 1;
    marks.set(control, mark);
    control.dataset.pending = '';
    control.setAttribute('aria-busy', 'true');
    watching ??= setInterval(watch, 500);
    if (said === null) say('heard');
    return (why) => {
      mark.count -= 1;
      if (mark.count === 0) {
        marks.delete(control);
        delete control.dataset.pending;
        control.removeAttribute('aria-busy');
      }
      watch();
      if (why) answer(control, why);
    };
  };
  const drop = (press, why) => {
    const place = presses.indexOf(press);
    if (place < 0) return false;
    presses.splice(place, 1);
    press.end?.(why);
    return true;
  };

  // React marks what it has hydrated, or is about to; a form marks itself when its machine has started (src/ui/form.tsx).
  const isTaken = (element) => {
    const form = element.closest('form[method=post]');
    if (form) return form.dataset.ready === '';
    return isDrawn && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  };
  const keep = ({ type }, target, end) => {
    presses.push({ type, target, at: now(), end });
    window.early.onKept?.();
  };
  const hold = (event, target) => {
    event.preventDefault();
    event.stopPropagation();
    const end = hear(target.matches('form') ? (target.querySelector('[type=submit]') ?? target) : target);
    if (lost === null) keep(event, target, end);
    else end(lost);
  };
  const listen = (type, handle) => addEventListener(type, handle, true);
  listen('click', (event) => {
    const { target } = event;
    bubble?.remove();
    if (!event.isTrusted || !(target instanceof Element)) return;
    const pressed = target.closest('a[href], summary, button, label, input[type=checkbox], input[type=radio]');
    if (pressed === null || pressed.matches('a[href], summary') || isTaken(pressed)) return;
    // The label of a text only gives it the focus.
    if (pressed.matches('label') && !/^(checkbox|radio)$/.test(pressed.control?.type)) return;
    if (pressed.type === 'submit' && pressed.form?.hasAttribute('action')) return;
    hold(event, pressed);
  });
  listen('submit', (event) => {
    const { target } = event;
    if (event.isTrusted && !target.hasAttribute('action') && !isTaken(target)) hold(event, target);
  });
  // What a hand left as it wanted it; what stands in a field is read when the code is there.
  const changed = new WeakSet();
  listen('input', ({ target: { form } }) => {
    if (form) changed.add(form);
    if (form?.dataset.draft) form.dataset.draft = '';
  });
  listen('change', (event) => {
    if (event.isTrusted && !isTaken(event.target)) keep(event, event.target);
  });
  // A script of the page that does not come, or does not run, will not be asked for again by any browser.
  const lose = (why) => {
    lost = why;
    for (const press of [...presses]) drop(press, why);
    say(why);
  };
  listen('error', ({ target, filename }) => {
    if (!isDrawn && (target.localName === 'script' || filename?.includes('/assets/'))) lose('stuck');
  });
  new PerformanceObserver(() => {
    lastByte = now();
  }).observe({ type: 'resource' });

  // What stands in the fields of a form when its page is left is its draft (src/app/drafts.ts). No password.
  const keepDrafts = () => {
    for (const form of document.querySelectorAll('form[data-draft=""]')) {
      const fields = [...form.elements].filter(
        ({ name, type }) => name && !/password|checkbox|radio|submit/.test(type + name),
      );
      const isTyped = fields.some(({ value, defaultValue = value }) => value !== defaultValue);
      if (isTyped || changed.has(form)) {
        // A field may be called `name`.
        window.early.keepDraft(form.getAttribute('name'), Object.fromEntries(fields.map(({ name, value }) => [name, value])));
      }
    }
  };
  // A tab in the background may end without another word.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepDrafts();
  });
  addEventListener('pagehide', keepDrafts);

  window.early = {
    presses,
    isTaken,
    drop,
    hear,
    say,
    lose,
    keepDrafts,
    keepDraft: (form, draft) => {
      try {
        sessionStorage.setItem(`${form}_draft`, JSON.stringify(draft));
      } catch {}
    },
    progress: () => {
      lastByte = now();
    },
    handOver: () => {
      isDrawn = true;
      lost = null;
      if (said === 'stuck') say(null);
    },
  };
})();
