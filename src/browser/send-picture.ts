/**
 * Opens the share sheet with a PNG of a data URL, within the press that calls it. Resolves when the sheet closes, also without a
 * choice; rejects where it takes no files, as in many apps' own browsers.
 */
export async function sendPicture(
  name: string,
  url: string,
  sheet: Pick<Partial<Navigator>, 'share' | 'canShare'> = navigator,
): Promise<void> {
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (character) =>
    character.charCodeAt(0),
  );
  const files = [new File([bytes], name, { type: 'image/png' })];
  if (sheet.share === undefined || sheet.canShare?.({ files }) !== true)
    throw new Error('No sheet for files.');
  try {
    await sheet.share({ files });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
  }
}
