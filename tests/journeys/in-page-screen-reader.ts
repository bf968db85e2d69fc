/** An announcement of a screen reader: of the focused element, or of a live region. */
export type Utterance = { readonly how: 'focus' | 'polite' | 'alert'; readonly text: string };

type Axe = {
  setup: (root: Element) => unknown;
  teardown: () => void;
  commons: {
    text: { accessibleText: (element: Element) => string };
    aria: { getRole: (element: Element) => string | null };
  };
};

type Announcements = {
  /** The announcements since the last call. */
  take: () => Utterance[];
  /** The lines of a part of the page in reading order, one for each block of text. */
  read: (part: Element) => string[];
  /** Milliseconds since the last announcement or change, or since `wake`. */
  quietFor: () => number;
  wake: () => void;
};

declare global {
  interface Window {
    axe?: Axe;
    announced?: Announcements;
  }
}

/**
 * Runs in the page, beside axe-core, which computes names and roles. A live region is announced when it gets new text, also when
 * it is inserted with it (as TalkBack does), unless it is hidden or outside of an open modal dialog. Announcements of the former
 * document that were not taken yet come first.
 */
export function listenInPage({ waits }: { waits: boolean }): void {
  const storageKey = 'announced-before';
  const said: Utterance[] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  addEventListener('pagehide', () => sessionStorage.setItem(storageKey, JSON.stringify(said.splice(0))));
  sessionStorage.removeItem(storageKey);
  let last = performance.now();
  const roles: Readonly<Record<string, string>> = {
    heading: 'titre',
    link: 'lien',
    button: 'bouton',
    textbox: 'champ',
    searchbox: 'champ de recherche',
    combobox: 'liste de choix',
    checkbox: 'case à cocher',
    radio: 'choix',
    tab: 'onglet',
    slider: 'curseur',
    spinbutton: 'nombre',
    list: 'liste',
    group: 'groupe',
    dialog: 'fenêtre',
    menuitem: 'élément de menu',
  };
  const squeezed = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  /** Whether the node starts a line of its own. Visually hidden text belongs to the line around it. */
  const isBlock = (node: Node): node is Element =>
    node instanceof Element &&
    !getComputedStyle(node).display.startsWith('inline') &&
    !(getComputedStyle(node).position === 'absolute' && node.clientWidth <= 1);

  const isSilent = (element: Element): boolean => {
    if (element.closest('[aria-hidden=true], [hidden], [inert]') !== null) return true;
    if (element.getClientRects().length === 0) return true;
    // « Un instant… », « Chargement… »: whether they appear depends on the connection; they have their own tests.
    if (element.closest('[data-late-line]') !== null) return true;
    if (!waits && element.hasAttribute('data-wait')) return true;
    const modal = document.querySelector('dialog:modal');
    return modal !== null && !modal.contains(element);
  };
  const textOf = (node: Node, left = ''): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element)) return '';
    if (node.matches('[aria-hidden=true], [hidden], svg, script, style')) return '';
    if (left !== '' && node.matches(left)) return '';
    if (node.getClientRects().length === 0 && node.childNodes.length === 0) return '';
    if (getComputedStyle(node).display === 'none') return '';
    const label = node.getAttribute('aria-label');
    if (label !== null && node.matches('button, a, input, [role=img]')) return label;
    const text = [...node.childNodes].map((child) => textOf(child, left)).join('');
    const isPressed = node.matches('a, button');
    if (isBlock(node)) return ` ${text} `;
    return isPressed ? ` ${text}` : text;
  };

  const stateOf = (element: Element): string[] => {
    const words: string[] = [];
    const is = (name: string, value = 'true') => element.getAttribute(`aria-${name}`) === value;
    if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio'))
      words.push(element.checked ? 'coché' : 'non coché');
    else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      const said = element.getAttribute('aria-valuetext') ?? element.value;
      if (said !== '') words.push(element.type === 'password' ? 'rempli' : said);
      if (element.readOnly) words.push('en lecture seule');
    } else if (element instanceof HTMLSelectElement) words.push(squeezed(element.selectedOptions[0]?.text));
    if (is('expanded')) words.push('ouvert');
    if (is('expanded', 'false')) words.push('fermé');
    if (is('pressed') || is('selected')) words.push('choisi');
    if (is('current', 'page')) words.push('page actuelle');
    if ((element as HTMLInputElement).required === true) words.push('obligatoire');
    if (is('disabled') || element.matches(':disabled')) words.push('indisponible');
    const isInvalid = element.getAttribute('aria-invalid');
    if (isInvalid === 'true' || (isInvalid === null && element.matches('input:invalid, select:invalid')))
      words.push('non valide');
    const described = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
    for (const id of described) {
      const describing = document.getElementById(id);
      // The description may be an element that exists only for this, so it is read even where it is hidden.
      const text =
        describing === null ? '' : squeezed([...describing.childNodes].map((node) => textOf(node)).join(''));
      if (text !== '') words.push(text);
    }
    return words;
  };

  const say = (how: Utterance['how'], text: string): void => {
    last = performance.now();
    said.push({ how, text });
  };

  let group: Element | null = null;
  const focused = ({ target }: FocusEvent): void => {
    const { axe } = window;
    if (!(target instanceof Element) || axe === undefined) return;
    axe.setup(document.documentElement);
    try {
      const name = (element: Element) => squeezed(axe.commons.text.accessibleText(element));
      const role = axe.commons.aria.getRole(target) ?? '';
      const around = target.closest('fieldset, dialog, [role=group], [role=radiogroup]');
      const entered = around !== null && around !== group && around !== target ? [name(around)] : [];
      group = around;
      const text = [...entered, name(target), roles[role] ?? '', ...stateOf(target)];
      say('focus', text.filter((part, index) => part !== '' || index === entered.length).join(', '));
    } finally {
      axe.teardown();
    }
  };

  const live =
    '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output:not([aria-live])';
  const regionOf = (node: Node): Element | null => {
    const region = (node instanceof Element ? node : node.parentElement)?.closest(`${live}, [aria-live=off]`);
    return region?.getAttribute('aria-live') === 'off' ? null : (region ?? null);
  };
  const isAtomic = (region: Element): boolean =>
    region.matches('[role=status], [role=alert], output, [aria-atomic=true]') &&
    region.getAttribute('aria-atomic') !== 'false';
  const announcementsIn = (changes: readonly MutationRecord[]): Map<Element, string> => {
    const news = new Map<Element, string>();
    const add = (region: Element, node: Node): void => {
      if (isSilent(region)) return;
      const text = squeezed(textOf(isAtomic(region) ? region : node, '[aria-live=off]'));
      if (text === '') return;
      news.set(region, isAtomic(region) ? text : squeezed(`${news.get(region) ?? ''} ${text}`));
    };
    for (const { type, target, addedNodes } of changes) {
      const region = regionOf(target);
      if (type === 'characterData' && region !== null) add(region, target);
      for (const node of addedNodes) {
        if (!node.isConnected) continue;
        if (region !== null) add(region, node);
        else if (node instanceof Element) {
          const born = [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)];
          for (const one of born)
            if (regionOf(one) === one && regionOf(one.parentNode ?? one) === null) add(one, one);
        }
      }
    }
    return news;
  };
  const observer = new MutationObserver((changes) => {
    last = performance.now();
    for (const [region, text] of announcementsIn(changes)) {
      const isUrgent = region.matches('[role=alert], [aria-live=assertive]');
      say(isUrgent ? 'alert' : 'polite', text);
    }
  });
  const begin = (): void => {
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    document.addEventListener('focusin', focused, true);
  };
  if (document.body === null) document.addEventListener('DOMContentLoaded', begin);
  else begin();
  const holdsBlock = (node: Node): boolean =>
    node instanceof Element &&
    !node.matches('a, button, [aria-hidden=true]') &&
    [...node.childNodes].some((child) => isBlock(child) || holdsBlock(child));
  const read = (part: Element): string[] => {
    const lines: string[] = [];
    let line = '';
    const end = () => {
      if (squeezed(line) !== '') lines.push(squeezed(line));
      line = '';
    };
    for (const node of part.childNodes) {
      if (!isBlock(node) && !holdsBlock(node)) {
        line += textOf(node);
        continue;
      }
      end();
      const isOneLine = node instanceof Element && (node.matches('a, button') || !holdsBlock(node));
      if (isOneLine) line = textOf(node);
      else lines.push(...read(node as Element));
      end();
    }
    end();
    if (part.getAttribute('aria-current') === 'step') lines.push(`${lines.pop()}, étape actuelle`);
    return lines;
  };
  window.announced = {
    read,
    take: () => said.splice(0),
    quietFor: () => performance.now() - last,
    wake: () => {
      last = performance.now();
    },
  };
}
