/** A PNG in a data URL, and the name of its file. */
export type NamedPicture = { readonly name: string; readonly url: string };

type SendingNavigator = Pick<Partial<Navigator>, 'share' | 'canShare'>;

/**
 * Opens the share sheet with a picture, within the press that calls it. Resolves when the sheet closes, also without a choice;
 * rejects where it takes no files, as in many apps' own browsers.
 */
export async function sendPicture(navigator: SendingNavigator, { name, url }: NamedPicture): Promise<void> {
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (character) =>
    character.charCodeAt(0),
  );
  const files = [new File([bytes], name, { type: 'image/png' })];
  if (navigator.share === undefined || navigator.canShare?.({ files }) !== true)
    throw new Error('This browser’s sheet takes no files.');
  try {
    await navigator.share({ files });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
  }
}

/** The sheet of this window. */
export const sendFromWindow = (picture: NamedPicture): Promise<void> =>
  sendPicture(window.navigator, picture);

/** What a picture is drawn on, outside the document. */
export const blankCanvas = (): HTMLCanvasElement => document.createElement('canvas');
