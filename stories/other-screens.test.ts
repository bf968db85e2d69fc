// §1: FAQ: delivery covers
// §1: FAQ: Mobile Money
// §1: FAQ: animals are
// §1: FAQ: service 7
// §2 Payment result: PAID: success with
// §2 Payment result: CANCELLED or PENDING:
// §2 Payment result: No order found:
// §2 Order status check: One input and
// §2 FAQ: Five collapsible questions,
// §2 Contact: Four required fields;
// §2 Contact: Address (Abidjan), phone
// §2 About: Story, mission and
// §2 About: Counters: 10k+, 5M+,
// §4 Order status lookup: Idle, loading with
// §5 Contact: All four fields
// §8 Session: A 401 with
// §9 Constants: Hours Mon–Fri 8h–18h,

import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { lifetimes, owned } from '#browser/storage/device-store.ts';
import { draftedForms, tabNotes } from '#browser/storage/drafts.ts';
import { draftOf } from '#rules/stored-names.ts';
import type { ThemeChoice } from '#rules/theme.ts';
import { AboutScreen } from '#screens/about/about-screen.tsx';
import { paymentResultWording } from '#wording/payment-result.ts';
import {
  attributesOf,
  count,
  elementsOf,
  elementTexts,
  fieldsOf,
  linksOf,
  markupOf,
  storyOf,
  textOf,
} from './testing/markup.ts';

describe('the payment result', () => {
  it('names the order that was paid, and an unknown number', () => {
    expect(textOf(storyOf('payment-result', 'Paid'))).toMatch(/Paiement réussi !.*commande B/);
    expect(textOf(storyOf('payment-result', 'Missing'))).toMatch(/Commande introuvable\.Numéro recherché :/);
  });

  it('says whom to call where there is no order, and no answer', () => {
    for (const story of ['Missing', 'Unnamed', 'Unanswered'])
      expect(linksOf(storyOf('payment-result', story))).toContain('+225 07 00 00 00 01 → tel:+2250700000001');
  });

  it('gives a wished day for the calendar, as one that is still to be confirmed by phone', () => {
    const [file = ''] = attributesOf(storyOf('payment-result', 'PaidWithDate'), 'a[download]', 'href');
    const text = decodeURIComponent(file.split(',').slice(1).join(',')).replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART;VALUE=DATE:20261203');
    expect(text).toContain('STATUS:TENTATIVE');
    expect(text).toMatch(/SUMMARY:.*à confirmer par téléphone/);
    expect(text).toMatch(/DESCRIPTION:Commande BL-20261121-0128.*le matin/);
    expect(attributesOf(storyOf('payment-result', 'Paid'), 'a[download]', 'href')).toEqual([]);
  });

  it('asks to contact the support where the payment failed or is not confirmed', () => {
    for (const story of ['Cancelled', 'Unconfirmed']) {
      expect(elementTexts(storyOf('payment-result', story), 'h2')).toEqual([
        paymentResultWording.failed.title,
      ]);
      expect(textOf(storyOf('payment-result', story))).toContain('contactez le support');
    }
  });
});

describe('the other pages', () => {
  it('look an order up by one number, with a button that is busy while it searches', () => {
    expect(fieldsOf(storyOf('order-lookup', 'Idle'))).toEqual(['order_number']);
    expect(elementTexts(storyOf('order-lookup', 'Submitting'), 'button', 'aria-disabled="true"')).toEqual([
      'Recherche...',
    ]);
    expect(textOf(storyOf('order-lookup', 'Delivered'))).toContain(
      'Statut : LivréVotre commande a été livrée le 10/05/2025.',
    );
  });

  it('say what becomes of the deposit where the owner said it, else at which number to ask, where the 30 % are chosen or mentioned', () => {
    const asks = 'Demandez ces conditions par téléphone avant de payer : +225 07 00 00 00 01';
    const said = (story: string) => textOf(storyOf('deposit', story)).replace(/\s/gu, ' ');
    expect(said('Answered')).toMatch(
      /^Ce que devient l’acompte.*L’animal arrive malade ou mort.*7 jours au plus$/,
    );
    expect(elementsOf(storyOf('deposit', 'Answered'), 'tr')).toHaveLength(6);
    expect(said('Demo')).toMatch(/7 jours au plusExemple de la boutique de démonstration/);
    expect(said('Afterwards')).toMatch(/^Conditions de la boutique au /);
    expect(said('Afterwards')).not.toContain(asks);
    expect(said('OneMissing')).toMatch(/^Ce que devient l’acompte.*7 jours au plus.*: \+225 07 00 00 00 01$/);
    expect(said('Unanswered')).toBe(
      `Que devient l’acompte si l’animal n’est pas le bon, arrive malade ou après la fête ?${asks}`,
    );
    for (const html of [
      storyOf('faq', 'Closed'),
      storyOf('checkout', 'PayingOnDelivery'),
      storyOf('checkout', 'ConfirmingOnDelivery'),
      storyOf('legal', 'Terms'),
    ])
      expect(textOf(html).replace(/\s/gu, ' ')).toContain(asks);
    expect(textOf(storyOf('checkout', 'Paying'))).not.toMatch(/Demandez ces conditions|Que devient/);
    expect(count(storyOf('legal', 'Terms'), '#acompte')).toBe(1);
  });

  it('say that failures are reported, and only where they are', () => {
    const said = 'il ne dit pas qui vous êtes';
    expect(textOf(storyOf('legal', 'PrivacyOfReports'))).toContain(said);
    expect(textOf(storyOf('legal', 'Privacy'))).not.toContain(said);
  });

  it('list every key that the shop stores on the device and in a tab', () => {
    const listed = elementTexts(storyOf('legal', 'Cookies'), 'h3').join(', ').split(', ');
    const inOwned = Object.keys(owned).map((name) => `o…:${name}`);
    const inTab = [...draftedForms.map(draftOf), ...tabNotes];
    expect(listed).toEqual(
      expect.arrayContaining([...Object.keys(lifetimes), ...inOwned, ...inTab, 'belier-visits-…']),
    );
  });

  it('say of what ends with a session, by an expiry, too, that it does', () => {
    const stored = { ...lifetimes, ...owned };
    const said = elementsOf(storyOf('legal', 'Cookies'), 'li').filter((html) =>
      textOf(html).endsWith('Jusqu’à la fin de la session'),
    );
    const names = said.flatMap((html) =>
      elementTexts(html, 'h3')
        .join()
        .split(/, |o…:/)
        .filter(Boolean),
    );
    expect(names.toSorted()).toEqual(
      Object.keys(stored)
        .filter((key) => stored[key as keyof typeof stored] === 'session')
        .toSorted(),
    );
  });

  it('answer five questions, each collapsible separately', () => {
    const html = storyOf('faq', 'Closed');
    expect(elementsOf(html, 'details')).toHaveLength(5);
    for (const part of [
      'Orange Money, Moov, MTN ou Wave',
      'carte bancaire',
      'espèces à la livraison',
      'vétérinaire partenaire',
      '7 jours sur 7',
    ])
      expect(textOf(html)).toContain(part);
  });

  it('take a message in four required fields, and show address and hours', () => {
    const html = storyOf('contact', 'Idle');
    expect(fieldsOf(html)).toEqual(['name', 'email', 'subject', 'message']);
    expect(count(html, '[required]')).toBe(4);
    for (const part of ['Abidjan, Côte d’Ivoire', 'Du lundi au vendredi8 h – 18 h', 'Samedi9 h – 14 h'])
      expect(textOf(html)).toContain(part);
  });

  it('count four figures and give three reasons', () => {
    const html = storyOf('about', 'Counted');
    for (const figure of ['Produits10k+', 'Clients5M+', 'Commandes livrées1M+', 'Vendeurs500+'])
      expect(textOf(html)).toContain(figure);
    expect(elementTexts(html, 'h2')).toEqual([
      'Notre histoire',
      'Notre mission',
      'Notre vision',
      'Quelques chiffres',
      'Trois raisons de nous choisir',
    ]);
    expect(elementTexts(html.split('Trois raisons')[1] ?? '', 'h3')).toHaveLength(3);
  });

  it('load the picture at the top of /about at once, in the one form that is shown, and the others when they come near', () => {
    const first = (theme: ThemeChoice) =>
      markupOf(createElement(AboutScreen, { counters: null, theme })).match(/<(?:img|source) [^>]*>/g) ?? [];
    const [dark, light, system] = [first('dark'), first('light'), first('system')];
    expect(dark.slice(0, 2).join()).toMatch(/hero-herd-dark\.svg.*hero-herd-phone-dark\.svg/);
    expect(light.slice(0, 2).join()).not.toContain('-dark');
    expect(system.slice(0, 2).every((one) => /prefers-color-scheme: dark.*-dark/.test(one))).toBe(true);
    const pictures = light.filter((one) => one.startsWith('<img'));
    expect(pictures[0]).toMatch(/loading="eager" fetchPriority="high"/);
    expect(pictures.slice(1).every((one) => one.includes('loading="lazy"'))).toBe(true);
  });

  it('close an expired session’s notice with its own button', () => {
    expect(elementTexts(storyOf('notices', 'Counting'), 'button')).toContain('Fermer');
    expect(linksOf(storyOf('notices', 'Counting'))).toEqual([]);
  });
});
