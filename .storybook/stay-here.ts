import { note } from './note.ts';

/** A page of text leads on by itself, and what is said to lead out of the story does. */
const leadsOn = (element: Element): boolean =>
  element.closest('#storybook-docs') !== null || element.closest('a')?.target === '_top';

/** As a browser does: it is scrolled to, and what can have the focus has it. */
function goTo(place: HTMLElement | null): void {
  place?.scrollIntoView();
  place?.focus();
}

/**
 * A story is one state of one screen, and its window holds nothing else: a link or a form that no router and no screen takes
 * would leave it for a page that is not there. It is written down in the Actions panel, as the router's links are. To a place
 * of the same page one is taken: by itself the link would lead the whole workshop there (Storybook's `<base target="_parent">`).
 */
export function stayHere(): void {
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link === null || event.defaultPrevented || leadsOn(link)) return;
    event.preventDefault();
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#')) return goTo(document.getElementById(decodeURIComponent(href.slice(1))));
    note('lien', 'suivi', href);
  });
  window.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method === 'dialog') return;
    event.preventDefault();
    note('formulaire', 'envoyé', form.action);
  });
}
