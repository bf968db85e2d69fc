// §2 Dashboard: Row menu with

import { describe, expect, it } from 'vitest';
import { browserPrinting } from './printing.ts';

const open = (print?: () => void) => {
  let frames: FrameRequestCallback[] = [];
  const page = {
    document: { title: 'Mon compte | Bélier' },
    requestAnimationFrame: (drawn: FrameRequestCallback) => frames.push(drawn),
    cancelAnimationFrame: () => {
      frames = [];
    },
    ...(print === undefined ? {} : { print }),
  };
  const draw = () => {
    const due = frames;
    frames = [];
    for (const drawn of due) drawn(0);
  };
  const controller = new AbortController();
  const printed = browserPrinting(page).print('Facture_Tabaski_BL-1', controller.signal);
  return { page, draw, printed, leave: () => controller.abort() };
};

describe('browserPrinting', () => {
  it('opens the dialog once the invoice is drawn; the document keeps the invoice’s title until the invoice is left', () => {
    const titles: string[] = [];
    const { page, draw, leave } = open(() => titles.push(page.document.title));
    draw();
    expect(titles).toEqual([]);
    draw();
    expect(titles).toEqual(['Facture_Tabaski_BL-1']);
    expect(page.document.title).toBe('Facture_Tabaski_BL-1');
    leave();
    expect(page.document.title).toBe('Mon compte | Bélier');
  });

  it('does not change the title of a page that was opened meanwhile', () => {
    const { page, draw, leave } = open(() => undefined);
    draw();
    draw();
    page.document.title = 'Questions | Bélier';
    leave();
    expect(page.document.title).toBe('Questions | Bélier');
  });

  it('rejects if the browser cannot print, and restores the title', async () => {
    const { page, draw, printed } = open();
    draw();
    draw();
    await expect(printed).rejects.toThrow();
    expect(page.document.title).toBe('Mon compte | Bélier');
  });

  it('opens no dialog if the invoice is left before it is drawn', () => {
    const opened: string[] = [];
    const { draw, leave } = open(() => opened.push('dialog'));
    draw();
    leave();
    draw();
    expect(opened).toEqual([]);
  });
});
