import type { Printing } from './app.ts';

/** What printing needs of the window. */
export type PrintWindow = Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'> & {
  readonly document: { title: string };
  readonly print?: (() => void) | undefined;
};

/** The browser's print dialog. Some web views have none. Neither `afterprint` nor the focus tells when it is done with the page. */
export const browserPrinting = (page: PrintWindow): Printing => ({
  print: (documentTitle, signal) =>
    new Promise((_, reject) => {
      const title = page.document.title;
      const tidy = (): void => {
        page.cancelAnimationFrame(frame);
        // A page that was opened meanwhile has a title of its own.
        if (page.document.title === documentTitle) page.document.title = title;
      };
      const open = (): void => {
        page.document.title = documentTitle;
        try {
          if (page.print === undefined) throw new Error('This browser cannot print.');
          page.print();
        } catch (error) {
          tidy();
          reject(error);
        }
      };
      // The second frame comes after the first has been painted, and with it what the state has just put on the page.
      let frame = page.requestAnimationFrame(() => {
        frame = page.requestAnimationFrame(open);
      });
      signal.addEventListener('abort', tidy, { once: true });
    }),
});

/** That of this window. */
export const windowPrinting = (): Printing => browserPrinting(window);
