type Width = 'phone' | 'desktop';

const windows: Record<Width, string> = { phone: '(max-width: 63.99rem)', desktop: '(min-width: 64rem)' };

/** Runs a `play` step in the modes of a story that have one width; in the others the story is shown without the step. */
export const atItsWidth =
  <Context>(width: Width, play: (context: Context) => Promise<void>) =>
  async (context: Context): Promise<void> => {
    if (window.matchMedia(windows[width]).matches) await play(context);
  };

/** The parameters of a story that has a mode for the smallest phones besides those of all stories. */
export const onSmallPhone = {
  chromatic: { modes: { 'petit téléphone': { theme: 'light', viewport: 'small' } } },
} as const;
