import { afterEach, describe, expect, it, vi } from 'vitest';

const slipUnder = async (wording: string | undefined) => {
  vi.resetModules();
  vi.stubEnv('VITE_WORDING', wording);
  const { slip, slipLanguage } = await import('./slip.ts');
  return { shown: slip('Details Panier', 'Détails du panier'), language: slipLanguage('en') };
};

describe('a slip', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    // The test files of a worker share their modules: drop those read with another wording.
    vi.resetModules();
  });

  it('is shown as written by default', async () => {
    expect((await slipUnder(undefined)).shown).toBe('Details Panier');
    expect((await slipUnder('anything')).shown).toBe('Details Panier');
  });

  it('is corrected in a shop built with VITE_WORDING=corrected', async () => {
    expect((await slipUnder('corrected')).shown).toBe('Détails du panier');
  });

  it('in another language says which, and nothing once it is French', async () => {
    expect((await slipUnder(undefined)).language).toBe('en');
    expect((await slipUnder('corrected')).language).toBeUndefined();
  });
});
