// §2 Dashboard: Row menu with

import { describe, expect, it } from 'vitest';
import { browserPrinting } from './browser-printing.ts';

const open = (print?: () => void) => {
  const events = new EventTarget();
  let frames: FrameRequestCallback[] = [];
  const page = {
    document: { title: 'Mon compte | Bélier' },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
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
  const close = (by: 'afterprint' | 'focus' = 'afterprint') => events.dispatchEvent(new Event(by));
  const controller = new AbortController();
  const printed = browserPrinting(page).print('Facture_Tabaski_BL-1', controller.signal);
  return { page, draw, close, printed, abort: () => controller.abort() };
};

describe('browserPrinting', () => {
  it('opens the dialog when the invoice is drawn, under its own title, and gives the page’s back', async () => {
    const titles: string[] = [];
    const { page, draw, close, printed } = open(() => titles.push(page.document.title));
    draw();
    expect(titles).toEqual([]);
    draw();
    expect(titles).toEqual(['Facture_Tabaski_BL-1']);
    close();
    await printed;
    expect(page.document.title).toBe('Mon compte | Bélier');
  });

  it('takes the window’s focus for the end of a dialog that never tells', async () => {
    const { page, draw, close, printed } = open(() => undefined);
    draw();
    draw();
    close('focus');
    await printed;
    expect(page.document.title).toBe('Mon compte | Bélier');
  });

  it('leaves a page that was opened meanwhile its own title', async () => {
    const { page, draw, abort, printed } = open(() => undefined);
    draw();
    draw();
    page.document.title = 'Questions | Bélier';
    abort();
    await printed;
    expect(page.document.title).toBe('Questions | Bélier');
  });

  it('says so where the browser cannot print, and gives the title back', async () => {
    const { page, draw, printed } = open();
    draw();
    draw();
    await expect(printed).rejects.toThrow();
    expect(page.document.title).toBe('Mon compte | Bélier');
  });

  it('opens no dialog for a page that was left meanwhile', async () => {
    const opened: string[] = [];
    const { draw, abort, printed } = open(() => opened.push('dialog'));
    draw();
    abort();
    await printed;
    draw();
    expect(opened).toEqual([]);
  });
});
