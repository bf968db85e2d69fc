type Width = 'phone' | 'desktop';

const windows: Record<Width, string> = { phone: '(max-width: 63.99rem)', desktop: '(min-width: 64rem)' };

/**
 * Presses what only one width of the window has. The workshop and the tests give a story that width; where it is opened
 * alone in another one, it shows what that width has, and nothing is pressed.
 */
export const atItsWidth =
  <Context>(width: Width, play: (context: Context) => Promise<void>) =>
  async (context: Context): Promise<void> => {
    if (import.meta.env.MODE === 'test' || window.matchMedia(windows[width]).matches) await play(context);
  };
