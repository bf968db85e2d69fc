import { afterEach, describe, expect, it, vi } from 'vitest';

const slipUnder = async (wording: string | undefined) => {
  vi.resetModules();
  vi.stubEnv('VITE_WORDING', wording);
  const { slip } = await import('./slip.ts');
  return slip('Details Panier', 'Détails du panier');
};

describe('a slip', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is shown as written by default', async () => {
    expect(await slipUnder(undefined)).toBe('Details Panier');
    expect(await slipUnder('anything')).toBe('Details Panier');
  });

  it('is corrected in a shop built with VITE_WORDING=corrected', async () => {
    expect(await slipUnder('corrected')).toBe('Détails du panier');
  });
});
