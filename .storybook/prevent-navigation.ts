import { note } from './note.ts';

/** Links of a documentation page and links marked as external keep their default action. */
const leadsOn = (element: Element): boolean =>
  element.closest('#storybook-docs') !== null || element.closest('a')?.target === '_top';

/** Scrolls to and focuses a fragment's target, as a browser does. */
function goTo(place: HTMLElement | null): void {
  place?.scrollIntoView();
  place?.focus();
}

/**
 * Keeps a story's window on its story: an unhandled link or form would leave it for a page that does not exist. The event is
 * logged in the Actions panel, as the router's links are. A fragment link is followed within the story: by default it would
 * navigate the manager (Storybook's `<base target="_parent">`).
 */
export function preventNavigation(): void {
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
