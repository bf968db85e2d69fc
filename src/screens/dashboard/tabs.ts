/** The tabs of the customer area as they stand in its address, `?onglet=…`; the first is the default and is left out. */
export const dashboardTabs = ['profil', 'securite', 'commandes'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** The query of the customer area. `retour`: what was left for it, and is led back to. */
export type DashboardQuery = { onglet?: DashboardTab; retour?: 'commande' };

/** The tab that a query names; the first one where it names none, or one that does not exist. */
export const tabOf = (onglet: string | undefined): DashboardTab =>
  dashboardTabs.find((tab) => tab === onglet) ?? dashboardTabs[0];

/** The query that names a tab, and what is led back to; the default tab needs none. */
export const tabQuery = (tab: DashboardTab, retour?: string): DashboardQuery => ({
  ...(tab !== dashboardTabs[0] && { onglet: tab }),
  ...(retour === 'commande' && { retour }),
});
