// Runs before the first paint; src/start/replayed.tsx and src/app/theme.ts take over from here.
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

  // The shell has no data: what its page asks for first is asked for beside the script.
  const root = page.dataset.api;
  const path = location.pathname;
  if (root !== undefined && !/^\/(account|otp|two-factor-auth)\b/.test(path)) {
    const animal = /^\/product\/([^/]+)$/.exec(path);
    for (const part of ['products-betails/', 'categories', 'pays/', animal && `products-betails/${animal[1]}`]) {
      if (part === null) continue;
      ask({ as: 'fetch', crossOrigin: 'use-credentials', href: `${root}/ecommerce/${part}` });
    }
  }

  // The largest thing on the home page is a drawing that only its style names (src/screens/home/banner.tsx).
  if (path === '/') {
    const cut = matchMedia('(min-width: 30rem)').matches ? '' : '-phone';
    ask({ as: 'image', fetchPriority: 'high', href: `/pictures/hero-ram${cut}${dark ? '-dark' : ''}.svg` });
  }

  // What is pressed or typed before its code is there is kept, and done once when it is. Links lead on, as links do, and
  // so does a form that has an address of its own.
  const kept = [];
  // What a kept press brings about in turn, as the sending of its form, goes its way.
  let doing = false;
  const ended = new AbortController();
  const hold = (event, target) => {
    event.preventDefault();
    event.stopPropagation();
    kept.push({ type: event.type, target });
  };
  const listen = (type, heard) => {
    addEventListener(type, (event) => doing || heard(event), { capture: true, signal: ended.signal });
  };
  listen('click', (event) => {
    if (!event.isTrusted || !(event.target instanceof Element)) return;
    const pressed = event.target.closest('a[href], summary, button, label, input[type=checkbox], input[type=radio]');
    if (pressed === null || pressed.matches('a[href], summary')) return;
    if (pressed.type === 'submit' && pressed.form?.hasAttribute('action')) return;
    hold(event, pressed);
  });
  listen('submit', (event) => {
    if (event.isTrusted && !event.target.hasAttribute('action')) hold(event, event.target);
  });
  // A hand's, or those of a program that fills in forms.
  for (const type of ['input', 'change']) {
    listen(type, ({ target }) => kept.push({ type, target, value: target.value }));
  }
  // What is typed into a page that is left before its code is there waits in the form's draft (src/app/drafts.ts). No password.
  const keepTyped = () => {
    for (const { target, value } of kept) {
      const name = target.form?.dataset.draft;
      if (value === undefined || name === undefined || /^(password|checkbox)$/.test(target.type)) continue;
      const key = `${name}_draft`;
      try {
        const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        sessionStorage.setItem(key, JSON.stringify({ ...draft, [target.name]: target.value }));
      } catch {}
    }
  };
  addEventListener('pagehide', keepTyped, { signal: ended.signal });
  window.heldPresses = {
    next: () => kept[0],
    do: (how) => {
      doing = true;
      how(kept.shift());
      doing = false;
    },
    end: () => ended.abort(),
  };
})();
