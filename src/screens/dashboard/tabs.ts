/** The tabs of the customer area by their value of `?onglet=…`; the first is the default and is left out. */
export const dashboardTabs = ['profil', 'securite', 'commandes'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** The query of the customer area. `retour`: the page to lead back to. */
export type DashboardQuery = { onglet?: DashboardTab; retour?: 'commande' };

/** The tab of a query; the first one for a missing or unknown value. */
export const tabOf = (onglet: string | undefined): DashboardTab =>
  dashboardTabs.find((tab) => tab === onglet) ?? dashboardTabs[0];

/** The query of a tab, with the page to lead back to; the default tab needs none. */
export const tabQuery = (tab: DashboardTab, retour?: string): DashboardQuery => ({
  ...(tab !== dashboardTabs[0] && { onglet: tab }),
  ...(retour === 'commande' && { retour }),
});
