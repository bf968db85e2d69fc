import type { AfterEach } from 'storybook/internal/types';

const faults = '[role=alert], [aria-invalid=true]';

/** What a story is about: the words of `parameters.subject`, or its first fault. */
const subjectIn = (story: HTMLElement, words: unknown): Element | undefined =>
  [...story.querySelectorAll(words === undefined ? faults : '*')].find(
    (element) =>
      element.getClientRects().length > 0 && (words === undefined || element.textContent.trim() === words),
  );

/** Scrolls to what a story is about where it lies below the window's edge: nobody scrolls 700 stories. Not in tests. */
export const showSubject: AfterEach = ({ canvasElement, parameters, viewMode }) => {
  if (import.meta.env.MODE === 'test' || viewMode !== 'story') return;
  const found = subjectIn(canvasElement, parameters.subject);
  if (found !== undefined && found.getBoundingClientRect().bottom > window.innerHeight)
    found.scrollIntoView({ block: 'center' });
};
