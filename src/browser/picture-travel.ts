import { answeredWithin } from '#rules/waits.ts';

/** The part of the router that starts view transitions. */
interface TransitionRouter {
  startViewTransition(update: () => Promise<void>): void | Promise<void>;
  readonly latestLocation: { readonly pathname: string };
}

/** Not on phones: on a slowed one the transition delayed the animal's page by 200 ms. */
const desk = '(hover: hover) and (prefers-reduced-motion: no-preference)';
const animal = /^\/product\/[^/]+$/;

const isInSight = (picture: Element): boolean => {
  const { top, bottom, height } = picture.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
};

/** The visible picture on the card that links to the animal. */
function pictureOfCard(path: string): HTMLImageElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a[href]')];
  const pictures = links
    .filter(({ pathname }) => pathname === path)
    .map((link) => link.closest('article')?.querySelector('img'));
  return pictures.find((picture) => picture?.complete === true && isInSight(picture)) ?? undefined;
}

/** The same file on the new page, which may still be loading; a card shows a part of it (`#animal`). */
const pictureOfPage = (file: string): HTMLImageElement | undefined =>
  [...document.querySelectorAll<HTMLImageElement>('main section img')].find(
    ({ src }) => src === file.split('#')[0],
  );

/**
 * Animates the picture of a pressed card into that of the animal's page (CSS View Transitions Level 1), within the page's 300 ms
 * entry (specification §2). Not on phones, in browsers without view transitions, with reduced motion or for a card out of sight:
 * these show the page's usual entry. Returns a function that ends that.
 */
export function pictureTravel(router: TransitionRouter): () => void {
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
    let ask = (): void => undefined;
    // Once, whoever asks.
    const updated = new Promise<void>((resolve) => {
      ask = resolve;
    }).then(update);
    const end = () => {
      clearTimeout(late);
      for (const element of named) element.style.viewTransitionName = '';
      if (running === transition) page.classList.remove('travelling');
    };

    page.classList.add('travelling');
    name(picture, 'animal');
    // Sticky bars: the picture passes below them, as the page does.
    for (const bar of document.querySelectorAll<HTMLElement>(
      'header[data-slimming], header[data-slimming] ~ nav',
    )) {
      name(bar, bar.localName);
    }
    const transition = document.startViewTransition(async () => {
      ask();
      await updated;
      picture.style.viewTransitionName = '';
      const shown = pictureOfPage(picture.src);
      if (shown !== undefined) name(shown, 'animal');
    });
    running = transition;
    // Skipped transitions reject; that is not an error.
    transition.ready.catch(() => undefined);
    // A browser that does not draw may never ask for the page.
    const late = setTimeout(() => {
      ask();
      transition.skipTransition();
      end();
    }, answeredWithin);
    transition.finished.then(end, end);
    return updated;
  };
  return () => {
    running?.skipTransition();
    router.startViewTransition = plain;
  };
}
