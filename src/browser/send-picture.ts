import { browserSharing, type ShareNavigator } from './sharing.ts';

/**
 * Opens the share sheet with a PNG of a data URL, within the press that calls it. Resolves when the sheet closes, also without a
 * choice; rejects where it takes no files, as in many apps' own browsers.
 */
export async function sendPicture(
  name: string,
  url: string,
  sheet: ShareNavigator & Pick<Partial<Navigator>, 'canShare'> = navigator,
): Promise<void> {
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (one) => one.charCodeAt(0));
  const files = [new File([bytes], name, { type: 'image/png' })];
  if (sheet.canShare?.({ files }) !== true) throw new Error('No sheet for files.');
  await browserSharing(sheet).open({ files });
}
