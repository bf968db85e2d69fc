import type { Printing } from './app.ts';

/** What printing needs of the window. */
export type PrintWindow = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> &
  Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'> & {
    readonly document: { title: string };
    readonly print?: (() => void) | undefined;
  };

const endings = ['afterprint', 'focus'] as const;

/** The browser's print dialog. Some web views have none. */
export const browserPrinting = (page: PrintWindow): Printing => ({
  print: (documentTitle, signal) =>
    new Promise((resolve, reject) => {
      const title = page.document.title;
      const tidy = (): void => {
        for (const end of endings) page.removeEventListener(end, close);
        signal.removeEventListener('abort', close);
        page.cancelAnimationFrame(frame);
        // A page that was opened meanwhile has a title of its own.
        if (page.document.title === documentTitle) page.document.title = title;
      };
      const close = (): void => {
        tidy();
        resolve();
      };
      const open = (): void => {
        page.document.title = documentTitle;
        page.addEventListener('afterprint', close);
        try {
          if (page.print === undefined) throw new Error('This browser cannot print.');
          page.print();
          // A web view may never tell that its dialog has closed: then the window's focus does.
          page.addEventListener('focus', close);
        } catch (error) {
          tidy();
          reject(error);
        }
      };
      // The second frame comes after the first has been painted, and with it what the state has just put on the page.
      let frame = page.requestAnimationFrame(() => {
        frame = page.requestAnimationFrame(open);
      });
      signal.addEventListener('abort', close);
    }),
});

/** That of this window. */
export const windowPrinting = (): Printing => browserPrinting(window);
