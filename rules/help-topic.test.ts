import { describe, expect, it } from 'vitest';
import { helpTopic } from './help-topic.ts';

describe('a question typed where animals are searched', () => {
  it.each([
    ['livraison', 'delivery'],
    ['Livrason à Bouaké', 'delivery'],
    ['comment payer', 'payment'],
    ['paiement à la livraison', 'payment'],
    ['payer à la livraison', 'payment'],
    ['livrais', 'delivery'],
    ['orange money', 'payment'],
    ['vétérinaire', 'health'],
    ['comment acheter un mouton', 'buying'],
    ['tabaski', 'feast'],
    ['mouton de l’Aïd', 'feast'],
    ['sacrifice', 'feast'],
    ['prix', 'price'],
    ['bélier pas cher', 'price'],
    ['garantie', 'guarantee'],
    ['mouton mort', 'guarantee'],
    ['poids', 'weight'],
    ['poil', null],
    ['mouton fort', null],
    ['mouton chez vous', null],
    ['remboursement', 'refund'],
    ['annuler ma commande', 'refund'],
    ['adresse', 'place'],
    ['adresse de livraison', 'delivery'],
    ['whatsapp', 'service'],
    ['numero de telephone', 'service'],
    ['dromadaire', null],
    ['chèvre', null],
    ['chèvres du Sahel', null],
    ['mouton de case', null],
    ['toute taille', null],
    ['libre', null],
    ['père', null],
    ['mouton blanc', null],
    ['', null],
  ] as const)('%s is about %s', (q, topic) => {
    expect(helpTopic(q)).toBe(topic);
  });
});
