import { afterEach, describe, expect, it, vi } from 'vitest';

const erratumUnder = async (wording: string | undefined) => {
  vi.resetModules();
  vi.stubEnv('VITE_WORDING', wording);
  const { erratum, erratumLanguage } = await import('./erratum.ts');
  return { shown: erratum('Details Panier', 'Détails du panier'), language: erratumLanguage('en') };
};

describe('an erratum', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    // The test files of a worker share their modules: drop those read with another wording.
    vi.resetModules();
  });

  it('is shown as written by default', async () => {
    expect((await erratumUnder(undefined)).shown).toBe('Details Panier');
    expect((await erratumUnder('anything')).shown).toBe('Details Panier');
  });

  it('is corrected in a shop built with VITE_WORDING=corrected', async () => {
    expect((await erratumUnder('corrected')).shown).toBe('Détails du panier');
  });

  it('names its language if that is not French', async () => {
    expect((await erratumUnder(undefined)).language).toBe('en');
    expect((await erratumUnder('corrected')).language).toBeUndefined();
  });
});
