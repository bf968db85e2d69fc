import type { Sharing } from './interfaces.ts';

/** The part of the navigator that sharing needs. Desktop browsers often lack the sheet, insecure contexts lack both. */
export type ShareNavigator = { share?: Navigator['share']; clipboard?: Pick<Clipboard, 'writeText'> };

/** The device's share sheet (Web Share API) and its clipboard (Clipboard API). A dismissed sheet resolves. */
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
