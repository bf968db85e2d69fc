/** Questions below a field about a likely correction (an addition to the specification). */
export const fieldOffersWording = {
  email: (host: string) => `Est-ce bien ${host}\u202f?`,
  address: 'Comme la dernière fois\u202f?',
  use: (value: string) => `Utiliser ${value}`,
} as const;
