import type { BeforeEach } from 'storybook/internal/types';

const heard: string[] = [];

new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (!(target instanceof HTMLElement) || target.dataset.says === undefined) continue;
    for (const said of addedNodes)
      heard.push((said as HTMLElement).getAttribute('aria-label') ?? said.textContent ?? '');
  }
}).observe(document, { childList: true, subtree: true });

/** What a story's live regions have announced since it opened: `announce` (src/ui/announce.ts) removes a text after a second. */
export const announcements = (): readonly string[] => heard;

/** Forgets what the former story announced. */
export const forgetAnnouncements: BeforeEach = () => {
  heard.length = 0;
};
