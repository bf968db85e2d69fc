import { useLayoutEffect } from 'react';
import { configuration } from '#app/configuration.ts';

/**
 * Title and description of a page that learns its name after it is there (an animal, a category, a country). They are
 * written into the two elements that the route's `head` has put up, so that there is always one of each.
 */
export function usePageHead({ title, description }: { title: string; description: string }): void {
  useLayoutEffect(() => {
    document.title = `${title} | ${configuration.brand}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
