// §2 Cart: The title stands
// §2 Cart: Table: product (linked
// §2 Cart: Each product shows
// §2 Cart: Two identical total
// §2 Checkout: Three steps: delivery
// §2 Checkout: Précédent is disabled
// §2 Checkout: Submit is disabled
// §2 Checkout: The recap shows
// §2 Checkout: Pay on delivery
// §2 Login: E-mail or phone,
// §2 Registration: Links to /login;
// §2 Activation code: Headline, thanks, instruction
// §2 Activation code: 6 single-digit boxes;
// §2 Activation code: The button is
// §2 Two-factor: The code was
// §2 Dashboard: Head: initials circle
// §2 Dashboard: Three tabs, the
// §2 Dashboard: Profile form of
// §2 Dashboard: Password form of
// §2 Dashboard: Orders: status filter
// §2 Dashboard: Orders: five columns,
// §2 Dashboard: Orders: skeleton of
// §2 Dashboard: Orders: paging in
// §2 Invoice layout: Brand header, title,
// §2 Invoice layout: The note follows
// §3 Entities: PENDING and CANCELLED
// §3 Entities: Checkout form: read-only
// §5 Reset: Submit disabled unless
// §9 Constants: Orders table: 5,
// §9 Constants: Registration code length
// §9 Constants: Skeletons: 8

import { describe, expect, it } from 'vitest';
import {
  attributesOf,
  count,
  elementsOf,
  elementTexts,
  fieldsOf,
  isDisabled,
  linksOf,
  optionsOf,
  storyOf,
  textOf,
} from './testing/markup.ts';

describe('the cart', () => {
  it('has its title, filled or empty', () => {
    for (const story of ['Ready', 'ReadyEmpty', 'Visitor', 'Loading'])
      expect(elementTexts(storyOf('cart', story), 'h1')).toEqual(['Details Panier']);
    expect(elementTexts(storyOf('cart', 'ReadyEmpty'), 'h2')).toEqual(['Ton panier est vide']);
  });

  it('is a table of product, price, quantity and line total, with sizes and a button that deletes', () => {
    const html = storyOf('cart', 'Ready');
    expect(elementTexts(html, 'th')).toEqual(['Produit', 'Prix', 'Quantité', 'Total', 'Actions']);
    expect(textOf(html)).toContain('Taille : Grand');
    expect(textOf(html)).toContain('Taille : Non spécifique');
    expect(count(html, '[aria-label^="Augmenter la quantité"]')).toBe(3);
    expect(count(html, '[aria-label^="Supprimer du panier"]')).toBe(3);
    expect(count(html, 'button[aria-disabled="true"][aria-label^="Diminuer"]')).toBe(2);
  });

  it('sums up in two identical totals', () => {
    const summary = elementsOf(storyOf('cart', 'Ready'), 'dl')[0] ?? '';
    expect(elementTexts(summary, 'dt')).toEqual(['Total', 'Total']);
    expect(elementTexts(summary, 'dd')).toEqual(['3 395 000 FCFA', '3 395 000 FCFA']);
  });

  it('names the deposit of that total in the words of the checkout, but not of an incomplete one', () => {
    const parts = '1 018 500 FCFA maintenant, 2 376 500 FCFA à la livraison';
    expect(textOf(storyOf('checkout', 'Paying'))).toContain(parts);
    expect(textOf(storyOf('cart', 'Ready'))).toContain(
      `Paiement à la livraison : 30 % d’acompte, 70 % à la livraison (${parts})`,
    );
    expect(textOf(storyOf('cart', 'ReadyUnread'))).not.toContain('acompte');
  });
});

describe('the checkout', () => {
  it('has three named steps, of which one is current', () => {
    for (const [story, name] of [
      ['Verifying', 'Vérifications'],
      ['Paying', 'Paiement'],
      ['Confirming', 'Confirmation'],
    ] as const) {
      const html = storyOf('checkout', story);
      expect(elementTexts(html, 'li', 'aria-current="step"')[0]).toContain(name);
      expect(isDisabled(html, 'Précédent')).toBe(story === 'Verifying');
    }
  });

  it('has one way back beside Suivant, and names whom one pays, the rules and whom to call', () => {
    const links = (story: string) => linksOf(storyOf('checkout', story));
    const call = 'Appeler le +225 07 00 00 00 01 → tel:+2250700000001';
    for (const story of ['Verifying', 'Paying', 'Confirming']) expect(links(story)).toContain(call);
    // While it is said to be asked about the deposit, its number is there once.
    for (const story of ['PayingOnDelivery', 'ConfirmingOnDelivery'])
      expect(links(story)).not.toContain(call);
    expect(links('Verifying').filter((link) => /→ \/cart\/?$/.test(link))).toHaveLength(1);
    expect(textOf(storyOf('checkout', 'Paying'))).toContain('Vous payez Bélier sur la page sécurisée');
    expect(textOf(storyOf('checkout', 'Confirming'))).toContain('vous réglez le total à Bélier');
    expect(links('Confirming')).toContain('Retours et réclamations → /conditions#retours');
  });

  it('takes the delivery on its first step, names and e-mail read-only, domicile the only way', () => {
    const html = storyOf('checkout', 'Verifying');
    expect(fieldsOf(html)).toEqual([
      'first_name',
      'last_name',
      'email',
      'phone',
      'address',
      'ville',
      'code_postal',
      'numero_cni',
      'wished_day',
      'wished_time',
      'notes',
      'delivery_method',
    ]);
    expect(count(html, 'input[readonly]')).toBe(3);
    expect(count(html, '[name="delivery_method"][checked][value="domicile"]')).toBe(1);
  });

  it('collapses the two optional numbers while they are empty, and shows filled, required or invalid ones', () => {
    const open = (story: string) => attributesOf(storyOf('checkout', story), 'details[open] input', 'name');
    expect(open('VerifyingFolded')).toEqual([]);
    expect(open('Verifying')).toEqual(['code_postal']);
    expect(open('VerifyingIdNumberAsked')).toEqual(['code_postal', 'numero_cni']);
    expect(open('VerifyingFaulty')).toEqual(['code_postal', 'numero_cni']);
  });

  it('shows the total in every step, the conditions of each way to pay, and at Commander the amount due at once', () => {
    const due = (story: string) =>
      elementTexts(storyOf('checkout', story), 'div', 'id="montant"').map((text) =>
        text.replace(/\s+/g, ' '),
      );
    expect(due('Verifying')).toEqual([expect.stringMatching(/^Total [\d ]+ FCFA$/)]);
    expect(due('Paying')).toEqual(due('Verifying'));
    expect(due('PayingOnDelivery')).toEqual([
      expect.stringMatching(/^À payer maintenant [\d ]+ FCFA ?Total [\d ]+ FCFA$/),
    ]);
    expect(due('Confirming')).toEqual([expect.stringMatching(/^Total à payer maintenant [\d ]+ FCFA$/)]);
    expect(due('ConfirmingOnDelivery')).toEqual([
      expect.stringMatching(/^Total [\d ]+ FCFA\. ?À payer maintenant \(30 %\) [\d ]+ FCFA$/),
    ]);
    expect(textOf(storyOf('checkout', 'Paying'))).toMatch(/FCFA maintenant, .* à la livraison/);
  });

  it('takes the payment on its second step, mobile and wave by default', () => {
    const html = storyOf('checkout', 'Paying');
    const values = (name: string) => attributesOf(html, `[name="${name}"]`, 'value');
    expect(values('type_paiement')).toEqual(['mobile', 'livraison']);
    expect(values('moyen_paiement')).toEqual(['wave', 'orange-money', 'mobile-money', 'bank-card']);
    expect(attributesOf(html, '[name="type_paiement"][checked]', 'value')).toEqual(['mobile']);
    expect(attributesOf(html, '[name="moyen_paiement"][checked]', 'value')).toEqual(['wave']);
    expect(textOf(html)).not.toMatch(/livraison gratuite/i);
  });

  it('orders on its last step, and is busy while it does', () => {
    expect(elementTexts(storyOf('checkout', 'Confirming'), 'button')).toContain('Commander');
    expect(elementTexts(storyOf('checkout', 'Placing'), 'button', 'aria-disabled="true"')).toEqual([
      'Traitement en cours ...',
    ]);
  });

  it('shows the lines with their totals, the total, and the two parts of a payment on delivery', () => {
    const recap = elementsOf(storyOf('checkout', 'ConfirmingOnDelivery'), 'dl').map(textOf).join(' ');
    for (const part of ['Total3 395 000 FCFA', '(30 %)1 018 500 FCFA', '(70 %)2 376 500 FCFA'])
      expect(recap).toContain(part);
    expect(textOf(storyOf('checkout', 'Confirming'))).toContain('330 000 FCFA');
    expect(textOf(storyOf('checkout', 'Confirming'))).not.toContain('(70 %)');
  });
});

describe('an order that the provider did not process', () => {
  it('is promised to be placed once only with a key: without one it may be a lost order that was resumed', () => {
    expect(textOf(storyOf('checkout', 'Postponed'))).toContain('ne sera pas passée deux fois');
    const unkeyed = storyOf('checkout', 'PostponedUnkeyed');
    expect(textOf(unkeyed)).not.toContain('ne sera pas passée deux fois');
    expect(textOf(unkeyed)).toContain('elle pourrait être passée deux fois');
    expect(elementTexts(unkeyed, 'button')).toContain('Chercher de nouveau');
  });
});

describe('the account pages', () => {
  it('log in with an identifier, a password and a box to remember it', () => {
    expect(fieldsOf(storyOf('login', 'Idle'))).toEqual(['email', 'password', 'remember']);
  });

  it('register with six fields, and announce the mail', () => {
    const html = storyOf('registration', 'Idle');
    expect(fieldsOf(html)).toEqual([
      'first_name',
      'last_name',
      'email',
      'numero_telephone',
      'pays',
      'password1',
    ]);
    expect(textOf(html)).toContain('Un e-mail de vérification vous sera envoyé pour activer votre compte.');
  });

  it.each([
    ['Idle', 6, 'Activer mon compte'],
    ['IdleTwoFactor', 5, 'Valider le code'],
  ] as const)(
    'take a code in boxes of one digit, submitted only when all are filled: %s',
    (story, boxes, button) => {
      const html = storyOf('code-entry', story);
      expect(fieldsOf(html)).toHaveLength(boxes);
      expect(isDisabled(html, button)).toBe(true);
      expect(isDisabled(storyOf('code-entry', 'IdleComplete'), 'Activer mon compte')).toBe(false);
    },
  );

  it('are busy while a code is verified, and thank for the registration', () => {
    expect(elementTexts(storyOf('code-entry', 'Submitting'), 'button', 'aria-disabled="true"')).toEqual([
      'Verification en cours ...',
    ]);
    expect(textOf(storyOf('code-entry', 'Idle'))).toMatch(/Merci.*code à 6 chiffres/);
    expect(textOf(storyOf('code-entry', 'IdleTwoFactor'))).toContain('par SMS');
  });

  it('reset a password only where both match and are long enough', () => {
    expect(isDisabled(storyOf('reset-password', 'Idle'), 'Enregistrer')).toBe(true);
    expect(isDisabled(storyOf('reset-password', 'IdleDifferent'), 'Enregistrer')).toBe(true);
    expect(isDisabled(storyOf('reset-password', 'IdleShort'), 'Enregistrer')).toBe(true);
  });
});

describe('the customer area', () => {
  it('shows whose account it is, a way out, and three tabs of which the profile is the first', () => {
    const html = storyOf('dashboard', 'Loaded');
    for (const text of ['AK', 'Awa Koné', 'client@exemple.ci', '07 01 02 03 04', 'Déconnexion'])
      expect(textOf(html)).toContain(text);
    const tabs = elementsOf(html, 'nav', 'aria-label="Votre espace"')[0] ?? '';
    expect(elementTexts(tabs, 'a')).toEqual(['Profil', 'Sécurité', 'Commandes']);
    expect(elementTexts(tabs, 'a', 'aria-current="page"')).toEqual(['Profil']);
    expect(textOf(storyOf('dashboard', 'Missing'))).toContain('??');
  });

  it('has eight fields in its profile and none for a second address', () => {
    expect(fieldsOf(storyOf('profile', 'Idle'))).toEqual([
      'first_name',
      'last_name',
      'email',
      'username',
      'numero_telephone',
      'pays',
      'sexe',
      'adresse1',
    ]);
    expect(optionsOf(storyOf('profile', 'Idle'), 'sexe')).toEqual(['Masculin', 'Féminin', 'Autre']);
    expect(elementTexts(storyOf('profile', 'Submitting'), 'button', 'aria-disabled="true"')).toEqual([
      'Mise à jour en cours...',
    ]);
  });

  it('has three passwords in its security, each with a button that shows it', () => {
    const html = storyOf('password-change', 'Idle');
    expect(fieldsOf(html).filter((name) => name !== 'username')).toEqual([
      'old_password',
      'new_password1',
      'new_password2',
    ]);
    expect(attributesOf(html, '[aria-label^="Afficher "]', 'aria-label')).toEqual([
      'Afficher le mot de passe actuel',
      'Afficher le nouveau mot de passe',
      'Afficher la confirmation',
    ]);
  });
});

describe('the orders', () => {
  const html = storyOf('orders', 'Ready');

  it('are searched, filtered by five choices without Payée, and listed in five columns, five at a time', () => {
    expect(html).toContain('placeholder="Rechercher une commande..."');
    expect(optionsOf(html, 'statut')).toEqual([
      'Tous les statuts',
      'En cours',
      'Expédiée',
      'Livrée',
      'Annulée',
    ]);
    expect(elementTexts(elementsOf(html, 'thead')[0] ?? '', 'th')).toEqual([
      'N° de commande',
      'Date',
      'Total (FCFA)',
      'Statut',
      'Actions',
    ]);
    expect(elementsOf(elementsOf(html, 'tbody')[0] ?? '', 'tr > th')).toHaveLength(5);
    expect(elementTexts(html, 'time')[0]).toMatch(/^\d+(?:er)? \p{L}+ \d{4}$/u);
  });

  it('have the destructive badge where they are pending or cancelled, another one otherwise', () => {
    const badges = new Map(
      attributesOf(html, 'td bdi[class]', 'class').map((look, index) => [
        elementTexts(html, 'td bdi[class]')[index],
        look,
      ]),
    );
    expect(badges.get('Annulée')).toBe(badges.get('En cours'));
    expect(badges.get('Payée')).toBe(badges.get('Livrée'));
    expect(badges.get('Payée')).not.toBe(badges.get('En cours'));
  });

  it('are paged in the browser: range, page sizes, four buttons, page n of N', () => {
    expect(textOf(html)).toContain('Affichage 1-5 sur 16');
    expect(textOf(html)).toContain('Page 1 sur 4');
    expect(optionsOf(html, 'lignes')).toEqual(['5', '10', '20', '30', '40', '50']);
    for (const step of ['Première page', 'Page précédente', 'Page suivante', 'Dernière page'])
      expect(html).toContain(`aria-label="${step}"`);
  });

  it('stand once in one list; what is unfolded stands below its order; animals are counted, not lines', () => {
    const body = elementsOf(storyOf('orders', 'ReadyLarge'), 'tbody')[0] ?? '';
    const rows = elementTexts(body, 'tr');
    expect(elementTexts(body, 'tr > th').map((name) => name.slice(0, 6))).toEqual([
      'BL-202',
      'Détail',
      'BL-202',
      'Détail',
    ]);
    expect(rows[0]).toContain('et 8 autres animaux');
    expect(rows[2]).toContain('× 3');
  });

  it('are 8 grey rows while they load', () => {
    const loading = storyOf('orders', 'Loading');
    const place = elementsOf(loading, 'div').find(
      (part) =>
        part.startsWith('<div') && /^<div[^>]*><span[^>]*data-wait="Chargement de vos commandes/.test(part),
    );
    expect(count(place ?? '', 'div > div > span:first-child')).toBe(8);
  });

  it('are printed with brand, number, date, client, lines, total, a note that follows PAID, and thanks', () => {
    const paper = storyOf('invoice', 'Paid');
    expect(elementTexts(paper, 'h1')).toEqual(['Facture']);
    expect(elementTexts(elementsOf(paper, 'thead')[0] ?? '', 'th')).toEqual([
      'Produit',
      'Catégorie',
      'Quantité',
      'Prix unitaire',
      'Total',
    ]);
    for (const part of [
      'Bélier',
      'Awa Koné',
      'client@exemple.ci',
      'FCFA',
      'Commande payée',
      'Merci pour votre confiance.',
    ])
      expect(textOf(paper)).toContain(part);
    expect(textOf(storyOf('invoice', 'PaidOnDelivery'))).toContain('Paiement à la livraison');
    expect(textOf(storyOf('invoice', 'ManyLines'))).not.toContain('Commande payée');
  });
});
