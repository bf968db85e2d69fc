type Width = 'phone' | 'desktop';

const windows: Record<Width, string> = { phone: '(max-width: 63.99rem)', desktop: '(min-width: 64rem)' };

/**
 * Runs a `play` step that needs one width of the window. The workshop and the tests set that width; opened at another one, the
 * story is shown without the step.
 */
export const atItsWidth =
  <Context>(width: Width, play: (context: Context) => Promise<void>) =>
  async (context: Context): Promise<void> => {
    if (import.meta.env.MODE === 'test' || window.matchMedia(windows[width]).matches) await play(context);
  };
