import { createContext } from 'react';

/** How many animals are chosen beside 'Ajouter au panier', for parts of the page whose code comes late: they get nothing as props. */
export const AskedQuantity = createContext(1);
