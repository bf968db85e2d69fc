import type { SeedOrder, SeedOrderStatus } from './shape.ts';
import { demoAccounts } from './users.ts';

/** An order as it is written down here: `days` before now, `items` as names of animals with their quantities. */
export type Purchase = {
  number: string;
  by: string;
  days: number;
  status: SeedOrderStatus;
  pays: readonly [SeedOrder['type_paiement'], SeedOrder['moyen_paiement']];
  items: Readonly<Record<string, number>>;
  notes?: string;
};

const awa = demoAccounts.customer;
const aminata = 'aminata.sangare@exemple.ci';
const kouame = 'kouame.brou@exemple.ci';
const moussa = 'moussa.coulibaly@exemple.ci';
const aicha = 'aicha.toure@exemple.ci';
const salif = 'salif.ouedraogo@exemple.ci';
const oumou = 'oumou.cisse@exemple.ci';

/** Every order, oldest first. The demo customer has sixteen of them, in every status. */
export const purchases: readonly Purchase[] = [
  {
    number: 'BEL-1001',
    by: awa,
    days: 92.3,
    status: 'DELIVERED',
    pays: ['mobile', 'wave'],
    items: { 'Brebis Ouda': 2 },
  },
  {
    number: 'BEL-1002',
    by: aminata,
    days: 90.1,
    status: 'DELIVERED',
    pays: ['livraison', 'orange-money'],
    items: { 'Brebis Ouda': 3 },
  },
  {
    number: 'BEL-1003',
    by: awa,
    days: 85.6,
    status: 'CANCELLED',
    pays: ['mobile', 'orange-money'],
    items: { 'Génisse Goudali': 1 },
  },
  {
    number: 'BEL-1004',
    by: kouame,
    days: 81.4,
    status: 'CANCELLED',
    pays: ['mobile', 'bank-card'],
    items: { 'Mouton à laine du Macina': 1 },
  },
  {
    number: 'BEL-1005',
    by: awa,
    days: 78.2,
    status: 'DELIVERED',
    pays: ['livraison', 'wave'],
    items: { 'Bouc Djallonké du Zou': 2 },
    notes: 'Appeler avant de venir, le portail reste fermé.',
  },
  {
    number: 'BEL-1006',
    by: awa,
    days: 71.5,
    status: 'DELIVERED',
    pays: ['mobile', 'bank-card'],
    items: { 'Bélier Touabire blanc, deux ans': 1 },
  },
  {
    number: 'BEL-1007',
    by: moussa,
    days: 69.8,
    status: 'DELIVERED',
    pays: ['mobile', 'mobile-money'],
    items: { 'Bélier Touabire blanc, deux ans': 2, 'Brebis Mossi': 2 },
  },
  {
    number: 'BEL-1008',
    by: awa,
    days: 62.4,
    status: 'DELIVERED',
    pays: ['livraison', 'mobile-money'],
    items: { 'Chèvre Mossi': 3 },
  },
  {
    number: 'BEL-1009',
    by: awa,
    days: 55.2,
    status: 'DELIVERED',
    pays: ['mobile', 'wave'],
    items: { 'Bélier Koundoum du fleuve': 1 },
  },
  {
    number: 'BEL-1010',
    by: awa,
    days: 48.7,
    status: 'CANCELLED',
    pays: ['livraison', 'wave'],
    items: { 'Vache Gobra et son veau': 1 },
  },
  {
    number: 'BEL-1011',
    by: aicha,
    days: 43.3,
    status: 'DELIVERED',
    pays: ['mobile', 'bank-card'],
    items: { 'Zébu maure': 1 },
  },
  {
    number: 'BEL-1012',
    by: awa,
    days: 40.1,
    status: 'DELIVERED',
    pays: ['mobile', 'wave'],
    items: { 'Vache laitière Azawak': 1 },
  },
  {
    number: 'BEL-1013',
    by: salif,
    days: 36.6,
    status: 'SHIPPED',
    pays: ['livraison', 'orange-money'],
    items: { 'Brebis peule du Sahel': 4 },
  },
  {
    number: 'BEL-1014',
    by: awa,
    days: 30.5,
    status: 'DELIVERED',
    pays: ['livraison', 'orange-money'],
    items: { 'Taurillon Lagunaire': 1 },
  },
  {
    number: 'BEL-1015',
    by: aminata,
    days: 26.9,
    status: 'PAID',
    pays: ['mobile', 'wave'],
    items: { 'Bélier Djallonké du Fouta': 2 },
  },
  {
    number: 'BEL-1016',
    by: awa,
    days: 21.2,
    status: 'PAID',
    pays: ['mobile', 'wave'],
    items: { 'Bélier Waralé': 1, 'Bouc roux de Maradi': 1 },
  },
  {
    number: 'BEL-1017',
    by: oumou,
    days: 18.4,
    status: 'PAID',
    pays: ['mobile', 'bank-card'],
    items: { 'Antenaise Ladoum': 1 },
    notes: 'Merci de joindre la filiation au carnet de santé.',
  },
  {
    number: 'BEL-1018',
    by: awa,
    days: 14.1,
    status: 'SHIPPED',
    pays: ['mobile', 'orange-money'],
    items: { 'Taureau Gobra': 1 },
  },
  {
    number: 'BEL-1019',
    by: kouame,
    days: 12.6,
    status: 'SHIPPED',
    pays: ['mobile', 'mobile-money'],
    items: { 'Taureau Azawak': 1 },
  },
  {
    number: 'BEL-1020',
    by: awa,
    days: 9.3,
    status: 'SHIPPED',
    pays: ['livraison', 'wave'],
    items: { 'Bélier Peul-peul du Ferlo': 1, 'Chevrette du Sahel': 2 },
  },
  {
    number: 'BEL-1021',
    by: moussa,
    days: 7.7,
    status: 'PENDING',
    pays: ['livraison', 'mobile-money'],
    items: { 'Bélier Balami': 1 },
  },
  {
    number: 'BEL-1022',
    by: awa,
    days: 5.4,
    status: 'PAID',
    pays: ['mobile', 'bank-card'],
    items: { 'Bélier Bali-Bali engraissé, plus de 90 kg': 1 },
  },
  {
    number: 'BEL-1023',
    by: aicha,
    days: 4.2,
    status: 'CANCELLED',
    pays: ['mobile', 'wave'],
    items: { 'Bélier Ouda': 1 },
  },
  {
    number: 'BEL-1024',
    by: awa,
    days: 3.3,
    status: 'PENDING',
    pays: ['livraison', 'wave'],
    items: { 'Bélier Ouda': 2 },
    notes: 'Livraison le matin si possible, avant 10 heures.',
  },
  {
    number: 'BEL-1025',
    by: aminata,
    days: 2.1,
    status: 'PAID',
    pays: ['mobile', 'orange-money'],
    items: { 'Bélier Bali-Bali': 2 },
  },
  {
    number: 'BEL-1026',
    by: awa,
    days: 1.2,
    status: 'PENDING',
    pays: ['livraison', 'orange-money'],
    items: { 'Bouc du Sahel': 1, 'Chèvre naine Djallonké': 1 },
  },
  {
    number: 'BEL-1027',
    by: awa,
    days: 0.4,
    status: 'PAID',
    pays: ['mobile', 'mobile-money'],
    items: { 'Bélier Bali-Bali': 1 },
  },
  {
    number: 'BEL-1028',
    by: salif,
    days: 0.006,
    status: 'PENDING',
    pays: ['mobile', 'wave'],
    items: { "Génisse N'Dama": 1 },
  },
];
