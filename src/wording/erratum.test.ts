import { afterEach, describe, expect, it, vi } from 'vitest';

const erratumUnder = async (wording: string | undefined) => {
  vi.stubEnv('VITE_WORDING', wording);
  // A reading of its own for each wording: the test files of a worker share their modules.
  const path = `./erratum.ts?${wording}`;
  const { erratum, erratumLanguage }: typeof import('./erratum.ts') = await import(path);
  return { shown: erratum('Details Panier', 'Détails du panier'), language: erratumLanguage('en') };
};

describe('an erratum', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
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
