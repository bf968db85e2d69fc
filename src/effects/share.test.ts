import { describe, expect, it } from 'vitest';
import { shareEffects } from './share.ts';
import { answeringApp } from './testing/answering-app.ts';

const page = { title: 'Bélier', text: 'Bélier, 165 000 FCFA', url: 'https://shop.test/product/ladoum' };
const signal = new AbortController().signal;

describe('a shared page', () => {
  it('goes to the device’s sheet whole, and to the clipboard as a URL, or as a text that contains its URLs', async () => {
    const { app, shared } = answeringApp({});
    const { openSheet, copy } = shareEffects(app).calls;
    await openSheet(page, signal);
    await copy(page, signal);
    await copy({ title: 'Ma sélection', text: '1. Bélier' }, signal);
    expect(shared).toEqual([page, page.url, '1. Bélier']);
  });
});
