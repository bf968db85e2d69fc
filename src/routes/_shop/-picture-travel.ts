import type { AnyRouter } from '@tanstack/react-router';

/** On a slowed phone it made the animal's page 200 ms later: a phone has the page's own entry alone. */
const desk = '(hover: hover) and (prefers-reduced-motion: no-preference)';
const animal = /^\/product\/[^/]+$/;

const isInSight = (picture: Element): boolean => {
  const { top, bottom, height } = picture.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
};

/** The picture in sight on the card that leads to that animal. */
function pictureOfCard(path: string): HTMLImageElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a[href]')];
  const pictures = links
    .filter(({ pathname }) => pathname === path)
    .map((link) => link.closest('article')?.querySelector('img'));
  return pictures.find((picture) => picture?.complete === true && isInSight(picture)) ?? undefined;
}

/** The same file on the page that has come; it may not be loaded anew yet. */
const pictureOfPage = (file: string): HTMLImageElement | undefined =>
  [...document.querySelectorAll<HTMLImageElement>('main section img')].find(({ src }) => src === file);

/**
 * The picture of a pressed card becomes the one of its animal's page (CSS View Transitions Level 1), within the 300 ms of the
 * page's own entry (specification §2). On a phone, where a browser has none, less motion is asked for or the card is out of
 * sight, the page is entered like any other. Returns what ends it.
 */
export function pictureTravel(router: AnyRouter): () => void {
  if (!('startViewTransition' in document)) return () => undefined;
  const plain = router.startViewTransition;
  let running: ViewTransition | undefined;

  router.startViewTransition = (update) => {
    running?.skipTransition();
    const { pathname } = router.latestLocation;
    const picture = animal.test(pathname) && matchMedia(desk).matches ? pictureOfCard(pathname) : undefined;
    if (picture === undefined) return plain(update);
    const page = document.documentElement;
    const named: HTMLElement[] = [];
    const name = (element: HTMLElement, given: string) => {
      element.style.viewTransitionName = given;
      named.push(element);
    };
    const end = () => {
      for (const element of named) element.style.viewTransitionName = '';
      if (running === transition) page.classList.remove('travelling');
    };

    page.classList.add('travelling');
    name(picture, 'animal');
    // What stays in sight while one scrolls: the picture goes below it, as the page does.
    for (const bar of document.querySelectorAll<HTMLElement>(
      'header[data-slimming], header[data-slimming] ~ nav',
    )) {
      name(bar, bar.localName);
    }
    const transition = document.startViewTransition(async () => {
      await update();
      picture.style.viewTransitionName = '';
      const shown = pictureOfPage(picture.src);
      if (shown !== undefined) name(shown, 'animal');
    });
    running = transition;
    // One that is cut short, or that a hidden page never begins, is no fault.
    transition.ready.catch(() => undefined);
    transition.finished.then(end, end);
    return transition.updateCallbackDone;
  };
  return () => {
    running?.skipTransition();
    router.startViewTransition = plain;
  };
}
