import type { orders } from '../database/schema.ts';
import { demoAccounts } from './users.ts';

type Order = typeof orders.$inferSelect;

const awa = demoAccounts.customer;
const aminata = 'aminata.sangare@exemple.ci';
const kouame = 'kouame.brou@exemple.ci';
const moussa = 'moussa.coulibaly@exemple.ci';
const aicha = 'aicha.toure@exemple.ci';
const salif = 'salif.ouedraogo@exemple.ci';
const oumou = 'oumou.cisse@exemple.ci';

/** An order as it is written down here: `days` before now, `items` as names of animals with their quantities. */
export type Purchase = readonly [
  number: string,
  by: string,
  days: number,
  status: Order['status'],
  type: Order['type_paiement'],
  means: Order['moyen_paiement'],
  items: Readonly<Record<string, number>>,
  notes?: string,
];

/** Every order, oldest first. The demo customer has sixteen of them, in every status. */
export const purchases: readonly Purchase[] = [
  ['BEL-1001', awa, 92.3, 'DELIVERED', 'mobile', 'wave', { 'Brebis Ouda': 2 }],
  ['BEL-1002', aminata, 90.1, 'DELIVERED', 'livraison', 'orange-money', { 'Brebis Ouda': 3 }],
  ['BEL-1003', awa, 85.6, 'CANCELLED', 'mobile', 'orange-money', { 'Génisse Goudali': 1 }],
  ['BEL-1004', kouame, 81.4, 'CANCELLED', 'mobile', 'bank-card', { 'Mouton à laine du Macina': 1 }],
  [
    'BEL-1005',
    awa,
    78.2,
    'DELIVERED',
    'livraison',
    'wave',
    { 'Bouc Djallonké du Zou': 2 },
    'Appeler avant de venir, le portail reste fermé.',
  ],
  ['BEL-1006', awa, 71.5, 'DELIVERED', 'mobile', 'bank-card', { 'Bélier Touabire blanc, deux ans': 1 }],
  [
    'BEL-1007',
    moussa,
    69.8,
    'DELIVERED',
    'mobile',
    'mobile-money',
    { 'Bélier Touabire blanc, deux ans': 2, 'Brebis Mossi': 2 },
  ],
  ['BEL-1008', awa, 62.4, 'DELIVERED', 'livraison', 'mobile-money', { 'Chèvre Mossi': 3 }],
  ['BEL-1009', awa, 55.2, 'DELIVERED', 'mobile', 'wave', { 'Bélier Koundoum du fleuve': 1 }],
  ['BEL-1010', awa, 48.7, 'CANCELLED', 'livraison', 'wave', { 'Vache Gobra et son veau': 1 }],
  ['BEL-1011', aicha, 43.3, 'DELIVERED', 'mobile', 'bank-card', { 'Zébu maure': 1 }],
  ['BEL-1012', awa, 40.1, 'DELIVERED', 'mobile', 'wave', { 'Vache laitière Azawak': 1 }],
  ['BEL-1013', salif, 36.6, 'SHIPPED', 'livraison', 'orange-money', { 'Brebis peule du Sahel': 4 }],
  ['BEL-1014', awa, 30.5, 'DELIVERED', 'livraison', 'orange-money', { 'Taurillon Lagunaire': 1 }],
  ['BEL-1015', aminata, 26.9, 'PAID', 'mobile', 'wave', { 'Bélier Djallonké du Fouta': 2 }],
  ['BEL-1016', awa, 21.2, 'PAID', 'mobile', 'wave', { 'Bélier Waralé': 1, 'Bouc roux de Maradi': 1 }],
  [
    'BEL-1017',
    oumou,
    18.4,
    'PAID',
    'mobile',
    'bank-card',
    { 'Antenaise Ladoum': 1 },
    'Merci de joindre la filiation au carnet de santé.',
  ],
  ['BEL-1018', awa, 14.1, 'SHIPPED', 'mobile', 'orange-money', { 'Taureau Gobra': 1 }],
  ['BEL-1019', kouame, 12.6, 'SHIPPED', 'mobile', 'mobile-money', { 'Taureau Azawak': 1 }],
  [
    'BEL-1020',
    awa,
    9.3,
    'SHIPPED',
    'livraison',
    'wave',
    { 'Bélier Peul-peul du Ferlo': 1, 'Chevrette du Sahel': 2 },
  ],
  ['BEL-1021', moussa, 7.7, 'PENDING', 'livraison', 'mobile-money', { 'Bélier Balami': 1 }],
  ['BEL-1022', awa, 5.4, 'PAID', 'mobile', 'bank-card', { 'Bélier Bali-Bali engraissé, plus de 90 kg': 1 }],
  ['BEL-1023', aicha, 4.2, 'CANCELLED', 'mobile', 'wave', { 'Bélier Ouda': 1 }],
  [
    'BEL-1024',
    awa,
    3.3,
    'PENDING',
    'livraison',
    'wave',
    { 'Bélier Ouda': 2 },
    'Livraison le matin si possible, avant 10 heures.',
  ],
  ['BEL-1025', aminata, 2.1, 'PAID', 'mobile', 'orange-money', { 'Bélier Bali-Bali': 2 }],
  [
    'BEL-1026',
    awa,
    1.2,
    'PENDING',
    'livraison',
    'orange-money',
    { 'Bouc du Sahel': 1, 'Chèvre naine Djallonké': 1 },
  ],
  ['BEL-1027', awa, 0.4, 'PAID', 'mobile', 'mobile-money', { 'Bélier Bali-Bali': 1 }],
  ['BEL-1028', salif, 0.006, 'PENDING', 'mobile', 'wave', { "Génisse N'Dama": 1 }],
];
