// §2 Dashboard: Three tabs, the

import { describe, expect, it } from 'vitest';
import { dashboardTabs, tabOf, tabQuery } from './tabs.ts';

describe('the tabs of the customer area in its address', () => {
  it('names each tab but the first, and reads back what it names', () => {
    expect(dashboardTabs.map((tab) => tabQuery(tab))).toEqual([
      {},
      { onglet: 'securite' },
      { onglet: 'commandes' },
    ]);
    for (const tab of dashboardTabs) expect(tabOf(tabQuery(tab).onglet)).toBe(tab);
  });

  it('leads back to the order that was left for it, on every tab, and to nothing else', () => {
    expect(tabQuery('profil', 'commande')).toEqual({ retour: 'commande' });
    expect(tabQuery('securite', 'commande')).toEqual({ onglet: 'securite', retour: 'commande' });
    expect(tabQuery('profil', '//ailleurs.test')).toEqual({});
  });

  it.each([undefined, '', 'COMMANDES', 'facture'])('shows the profile for %j', (onglet) => {
    expect(tabOf(onglet)).toBe('profil');
  });
});
