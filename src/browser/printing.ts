import type { Printing } from './interfaces.ts';

/** The part of the window that printing needs. */
export type PrintWindow = Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'> & {
  readonly document: { title: string };
  readonly print?: (() => void) | undefined;
};

/**
 * The browser's print dialog; some web views have none. Neither `afterprint` nor a focus event reports reliably that printing has
 * ended.
 */
export const browserPrinting = (page: PrintWindow = window): Printing => ({
  print: (documentTitle, signal) =>
    new Promise((_, reject) => {
      const title = page.document.title;
      const tidy = (): void => {
        page.cancelAnimationFrame(frame);
        // A page that was opened meanwhile has its own title.
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
      // The second frame runs after the first was painted, which shows the current state.
      let frame = page.requestAnimationFrame(() => {
        frame = page.requestAnimationFrame(open);
      });
      signal.addEventListener('abort', tidy, { once: true });
    }),
});
