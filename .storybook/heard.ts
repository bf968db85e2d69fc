import type { BeforeEach } from 'storybook/internal/types';

const heard: string[] = [];

function listen(): void {
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof HTMLElement) || target.dataset.says === undefined) continue;
      for (const said of addedNodes)
        heard.push((said as HTMLElement).getAttribute('aria-label') ?? said.textContent ?? '');
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

let isListening = false;

/** What a story's live regions have announced since it opened: `announce` (src/ui/announce.ts) removes a text after a second. */
export const announcements = (): readonly string[] => heard;

/** Forgets what the former story announced. */
export const forgetAnnouncements: BeforeEach = () => {
  if (!isListening) listen();
  isListening = true;
  heard.length = 0;
};
