/** What is asked under a field where something else was likely meant; nothing of it is in the specification. */
export const fieldOffersWording = {
  email: (host: string) => `Est-ce bien ${host}\u202f?`,
  address: 'Comme la dernière fois\u202f?',
  use: (value: string) => `Utiliser ${value}`,
} as const;
