import { note } from './note.ts';

/** A page of text leads on by itself, and what is said to lead out of the story does. */
const leadsOn = (element: Element): boolean =>
  element.closest('#storybook-docs') !== null || element.closest('a')?.target === '_top';

/**
 * A story is one state of one screen, and its window holds nothing else: a link or a form that no router and no screen takes
 * would leave it for a page that is not there. It is written down in the Actions panel, as the router's links are; a place of
 * the same page may be gone to.
 */
export function stayHere(): void {
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const href = link?.getAttribute('href') ?? '#';
    if (link === null || event.defaultPrevented || href.startsWith('#') || leadsOn(link)) return;
    event.preventDefault();
    note('lien', 'suivi', href);
  });
  window.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method === 'dialog') return;
    event.preventDefault();
    note('formulaire', 'envoyé', form.action);
  });
}
