// §2 Product detail: Slider of up
// §2 Product detail: Name, category, origin
// §2 Product detail: Promotion: promo price,
// §2 Product detail: Description truncated to
// §2 Product detail: Quantity stepper: minimum
// §2 Product detail: Two tabs: description,
// §2 Product detail: Progress bar of
// §2 Product detail: Up to 8
// §9 Constants: New window 30
// §9 Constants: Truncation: 250 on

import { describe, expect, it } from 'vitest';
import { buttonStyle } from '#ui/button-style.ts';
import { productWording } from '#wording/product.ts';
import { productHelpWording } from '#wording/product-help.ts';
import {
  articles,
  attributesOf,
  count,
  elementsOf,
  elementTexts,
  storyOf,
  textOf,
} from './testing/markup.ts';

describe('the page of an animal', () => {
  const page = storyOf('product', 'Promotion');
  const related = page.slice(page.lastIndexOf(productHelpWording.related.title));

  it('names the animal, its country with a flag, its category and its price', () => {
    expect(elementTexts(page, 'h1')).toEqual(['Bélier Bali-Bali']);
    const said = page.slice(page.indexOf('<h1'), page.indexOf('Partager'));
    expect(textOf(said)).toBe(
      'Bélier Bali-BaliPrix 165 000 FCFAPrix normal 185 000 FCFAEconomisez 20 000 FCFAPrix pour un animal de ce lot de 7. Choisir le vôtre sur vidéoTailleGrandOrigineMaliStock disponible7LivraisongratuiteAjouter au panierMoutons',
    );
    expect(count(said, 'img')).toBe(1);
  });

  it('has up to six pictures with a button for each, and the placeholder where there is none', () => {
    expect(count(page, '[aria-label^="Voir le dessin "]')).toBe(4);
    expect(storyOf('product', 'NoPicture')).toContain('/pictures/placeholder.svg');
  });

  it('lets a quantity that was refused be lowered, not raised', () => {
    const { increase, decrease } = productWording.quantity;
    const rests = (story: string, label: string) =>
      attributesOf(storyOf('product', story), `[aria-label="${label}"]`, 'aria-disabled')[0] === 'true';
    expect([rests('Refused', increase), rests('Refused', decrease)]).toEqual([true, false]);
    expect(rests('Unreachable', increase)).toBe(false);
  });

  it('strikes the normal price through and says what a promotion saves', () => {
    expect(textOf(elementsOf(page, 's')[0] ?? '')).toBe('Prix normal 185 000 FCFA');
    expect(textOf(page)).toContain('Economisez 20 000 FCFA');
    expect(storyOf('product', 'OnePicture').split(productHelpWording.related.title)[0]).not.toContain(
      'Economisez',
    );
  });

  it('shows as the one price a promotional one that is not lower, which the cart charges', () => {
    const [said = ''] = storyOf('product', 'DearerPromotion').split(productHelpWording.related.title);
    expect(textOf(said)).toContain('185 000 FCFA');
    expect(textOf(said)).not.toMatch(/165 000|Prix normal|Economisez|Remise/);
  });

  it('cuts the description at 250 characters followed by three points, and unfolds all of it in its tab', () => {
    const texts = elementsOf(page, 'p').map(textOf);
    expect(texts.filter((text) => text.endsWith(' ...'))).toHaveLength(1);
    const tabs = page.slice(page.indexOf('id="description"'));
    expect(elementsOf(tabs, 'label').slice(0, 2).map(textOf)).toEqual(['Description', 'Origine du bétail']);
    expect(texts.filter((text) => text.includes('fixés avec vous par téléphone.'))).toHaveLength(1);
  });

  it('unfolds a truncated description, and links from its notes to their conditions', () => {
    expect(elementsOf(page, 'summary').map(textOf)).toContain(productWording.more);
    for (const [text, path] of [
      ['Livraison gratuite pour tout achat', '/faq#livraison'],
      ['Retour facile sous 30 jours', '/conditions#retours'],
      ['Paiement 100% sécurisé', '/faq#paiement'],
    ] as const)
      expect(elementsOf(page, 'a', `href="${path}"`).map(textOf)).toEqual([text]);
  });

  it('says weight, price per kilogram and age only where the provider does', () => {
    expect(textOf(storyOf('product', 'Estimated'))).toContain('Poids estimé65 kg · environ 2 538 FCFA/kg');
    expect(textOf(storyOf('product', 'Estimated'))).toContain('Âge2 ans 11 mois');
    expect(textOf(page)).not.toMatch(/Poids estimé\d|FCFA\/kg|Âge\d/);
  });

  it('asks by a message that is written already, and counts shares of cattle alone', () => {
    const messages = (html: string) =>
      attributesOf(html, 'a[href^="https://wa.me/"]', 'href').map((href) =>
        new URL(href).searchParams.get('text'),
      );
    const asked = 'Bélier Bali-Bali (quantité\u00a0: 1)';
    const url = 'https://belier.ci/product/animal-1';
    expect(messages(page)).toEqual([
      `Bonjour, pouvez-vous m’envoyer une photo ou une vidéo de ${asked}\u202f?\nLe lot compte 7 animaux\u00a0: je voudrais choisir sur la vidéo.\nMerci de filmer les animaux avec le code 4827 écrit sur un papier.\n${url}`,
      `Bonjour, j’ai une question sur ${asked}\u00a0:\n${url}`,
    ]);
    expect(messages(storyOf('product', 'Several'))[1]).toContain('(quantité\u00a0: 12)');
    for (const link of elementsOf(page, 'a[href^="https://wa.me/"]'))
      expect(textOf(link)).toContain('WhatsApp');
    expect(textOf(page)).not.toContain('chacun');
    const cattle = storyOf('product', 'SharedPurchase');
    expect(textOf(cattle)).toMatch(/À 7 : environ [\d ]+ FCFA chacun/);
    expect(messages(cattle)).toHaveLength(3);
    expect(messages(cattle)[2]).toMatch(/À 7\u00a0: environ .* chacun\.\nUne seule personne commande/);
  });

  it('says of each picture what it is, and asks for a photo where there is none', () => {
    const drawn = textOf(page);
    expect(drawn).toContain('Dessin 1 sur 4 · de la race');
    expect(drawn).toContain('Demander une photo ou une vidéo des animaux de ce lot');
    expect(drawn).toContain('Code du jour 4827');
    expect(drawn).not.toMatch(/Photo \d|photo \d/);
    expect(textOf(storyOf('product', 'NoPicture'))).toContain(
      'Nous n’avons pas encore d’image de ces animaux.',
    );
    const photographed = textOf(storyOf('product', 'Photographed'));
    expect(photographed).toContain('Photo 1 sur 2 · de ce lot');
    expect(photographed).toContain('Dessin 1 sur 2 · de la race');
    expect(photographed).not.toContain('Code du jour');
    expect(textOf(storyOf('pictures', 'Photo'))).toContain('Photo de cet animal');
  });

  it('says of a lot that the price is for one and that a video tells them apart; promises no reservation; of one animal it does not', () => {
    expect(attributesOf(page, 'a[href$="#video"]', 'href')).toEqual(['/product/animal-1#video']);
    expect(count(page, '#video')).toBe(1);
    const one = textOf(storyOf('product', 'OnlyOne'));
    expect(one).not.toMatch(/lot/u);
    expect(one).toContain('Demander une photo ou une vidéo de cet animal');
    for (const story of ['Request', 'None'])
      expect(textOf(storyOf('pictures', story))).toContain('Cela ne réserve rien.');
  });

  it('asks after the last picture, which the request is not counted among, and in the place of a missing one', () => {
    expect(textOf(storyOf('pictures', 'SeveralLast'))).toContain('Dessin 6 sur 6');
    for (const story of ['SeveralLast', 'Single'])
      expect(textOf(storyOf('pictures', story))).not.toContain('Demander sur WhatsApp');
    for (const story of ['Request', 'None']) {
      const html = storyOf('pictures', story);
      expect(textOf(html)).toContain('Demander sur WhatsApp');
      expect(count(html, 'a[href^="tel:"]')).toBe(1);
      expect(count(html, 'a[href^="mailto:"]')).toBe(1);
    }
    expect(count(page, '[aria-label="Demander une photo ou une vidéo"]')).toBe(1);
  });

  it('offers, where it is sold out, to be told when there is another, before the quantity', () => {
    for (const story of ['SoldOut', 'SoldOutAlone', 'SoldOutLoading']) {
      const html = storyOf('product', story);
      const asked = html.indexOf('Prévenez-moi');
      expect(asked).toBeGreaterThan(0);
      expect(asked).toBeLessThan(html.indexOf('Augmenter la quantité'));
      expect(count(html, '[aria-label="Demander une photo ou une vidéo"]')).toBe(0);
    }
    expect(textOf(page)).not.toContain('Prévenez-moi');
  });

  it('asks by call and e-mail where the shop has no WhatsApp, and leads to no other number', () => {
    const without = storyOf('product', 'NoWhatsApp');
    expect(elementsOf(without, 'a[href^="https://wa.me/"]')).toEqual([]);
    expect(count(without.split('id="video"')[1] ?? '', 'a[href^="tel:"]')).toBeGreaterThan(0);
    expect(attributesOf(without, 'a[href^="mailto:"]', 'href').join()).toContain('code%204827');
    expect(elementsOf(page, 'a[href^="https://wa.me/"]')).toHaveLength(2);
    const [, lot = ''] = storyOf('product', 'PhotographedNoWhatsApp').split('id="video"');
    for (const way of ['tel:', 'mailto:'])
      expect(count(lot.split('Nos garanties')[0] ?? '', `a[href^="${way}"]`)).toBe(1);
  });

  it('counts from 1, which cannot be lowered', () => {
    const lower = 'button[aria-label="Diminuer la quantité"]';
    expect(attributesOf(page, lower, 'aria-disabled')).toContain('true');
    expect(attributesOf(page, 'input[type=number]', 'value')).toEqual(['1']);
    expect(attributesOf(page, 'input[type=number]', 'min')).toEqual(['1']);
    expect(attributesOf(storyOf('product', 'Several'), lower, 'aria-disabled')).not.toContain('true');
  });

  it('offers other animals first where it is sold out: its own button is outlined', () => {
    const soldOut = storyOf('product', 'SoldOut');
    const lookOf = (html: string, tag: string, text: string) =>
      elementsOf(html, tag)
        .find((one) => textOf(one).startsWith(text))
        ?.match(/class="([^"]*)"/)?.[1]
        ?.split(' ');
    const looking = (variant: 'primary' | 'secondary') => buttonStyle({ variant }).split(' ');
    expect(lookOf(page, 'button', 'Ajouter au panier')).toEqual(expect.arrayContaining(looking('primary')));
    expect(lookOf(soldOut, 'button', 'Ajouter au panier')).toEqual(
      expect.arrayContaining(looking('secondary')),
    );
    expect(lookOf(soldOut, 'a', 'Voir toute la boutique')).toEqual(
      expect.arrayContaining(buttonStyle({ variant: 'primary' }).split(' ')),
    );
    expect(textOf(soldOut)).toContain('Animaux semblables, encore disponibles');
  });

  it('shows the sales as a percentage', () => {
    expect(count(page, 'progress[value="72"][max="100"]')).toBeGreaterThan(0);
    expect(textOf(page)).toContain('Progression des ventes72 %');
  });

  it('has 8 related products with a button each, and none where it is alone', () => {
    expect(articles(related)).toHaveLength(8);
    expect(
      elementsOf(related, 'button')
        .map(textOf)
        .filter((text) => text.startsWith('Ajouter au panier')),
    ).toHaveLength(8);
    expect(storyOf('product', 'Alone')).not.toContain(productHelpWording.related.title);
    expect(textOf(storyOf('product', 'RelatedLoading'))).toContain(productHelpWording.related.loading);
    expect(textOf(storyOf('product', 'RelatedFailed'))).toContain(productHelpWording.related.failed);
  });
});
