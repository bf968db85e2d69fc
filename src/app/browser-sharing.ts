import type { Sharing } from './app.ts';

/** What sharing needs of the navigator. Desktop browsers often lack the sheet, pages without https both. */
export type ShareNavigator = { share?: Navigator['share']; clipboard?: Pick<Clipboard, 'writeText'> };

/** The device's share sheet (Web Share API) and its clipboard (Clipboard API). A sheet that is dismissed has done its work. */
export const browserSharing = (navigator: ShareNavigator): Sharing => ({
  open: async (page) => {
    if (navigator.share === undefined) throw new Error('This browser has no share sheet.');
    try {
      await navigator.share(page);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
    }
  },
  copy: async (text) => {
    if (navigator.clipboard === undefined) throw new Error('This browser has no clipboard.');
    await navigator.clipboard.writeText(text);
  },
});
