import type { AfterEach } from 'storybook/internal/types';

/** What a story of a fault is about; `parameters.subject` selects another element. */
const faults = '[role=alert], [aria-invalid=true]';

/** Scrolls to what the story is about where it lies below the window's edge: nobody scrolls 700 stories. Not in tests. */
export const showSubject: AfterEach = ({ canvasElement, parameters, viewMode }) => {
  if (import.meta.env.MODE === 'test' || viewMode !== 'story') return;
  const found = [...canvasElement.querySelectorAll(parameters.subject ?? faults)].find(
    (element) => element.getClientRects().length > 0,
  );
  if (found !== undefined && found.getBoundingClientRect().bottom > window.innerHeight)
    found.scrollIntoView({ block: 'center' });
};
