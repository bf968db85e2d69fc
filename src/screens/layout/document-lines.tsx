import type { ReactNode } from 'react';
import { configuration } from '#configuration/configuration.ts';
import type { NoticeCode } from '#machines/session/notices.machine.ts';
import { displayPhone, phoneLink, whatsappLink } from '#rules/phone.ts';
import { documentWording } from '#wording/document.ts';
import { helpWording } from '#wording/help.ts';
import { noticesWording } from '#wording/notices.ts';
import { productWording } from '#wording/product.ts';

/** Links and contacts that need no code. */
function Ways({ children }: { children: ReactNode }) {
  const { phones, whatsapp } = configuration;
  const [phone] = phones;
  return (
    <>
      {children}
      {phone !== undefined && (
        <>
          {' · '}
          <a href={phoneLink(phone)}>{helpWording.call(displayPhone(phone))}</a>
        </>
      )}
      {whatsapp !== '' && (
        <>
          {' · '}
          <a href={whatsappLink(whatsapp)} rel="noopener">
            {documentWording.whatsapp}
          </a>
        </>
      )}
    </>
  );
}

/** A sentence and its links. */
const Said = ({ sentence, children }: { sentence: string; children: ReactNode }) => (
  <>
    {sentence} <Ways>{children}</Ways>
  </>
);

/** The page's own address, wherever the line is: the link reloads it. */
const sameAddress = '';

const toShop = <a href="/shop">{documentWording.shop}</a>;

/** Above the page in browsers that are too old for the shop; without cascade layers they show the page without its style. */
export const OldBrowserLine = () => (
  <p id="old-browser" role="status">
    <Said sentence={documentWording.old}>{toShop}</Said>
  </p>
);

/**
 * The script that writes this line in browsers without cascade layers or `<dialog>`. It is ES5 and separate, because those
 * browsers cannot parse the other scripts. A text browser shows no scripts.
 */
export const oldBrowserScript = (line: string): string =>
  "if(!('CSSLayerBlockRule' in window&&'HTMLDialogElement' in window)){" +
  "document.documentElement.setAttribute('data-too-old','');" +
  `document.write(${JSON.stringify(line).replaceAll('<', '\\u003c')})}`;

/** What the document knows about an add that it sent. */
const addOutcomes = {
  added: 'cart-added',
  unsure: 'cart-add-unsure',
  login: 'cart-add-login-required',
  invalid: 'cart-add-invalid',
  server: 'cart-add-server-failed',
  error: 'cart-add-unknown-error',
} as const satisfies Record<string, NoticeCode>;

const toCart = <a href="/cart/">{productWording.openCart}</a>;
const waysOn: Partial<Record<string, ReactNode>> = {
  ...{ added: toCart, unsure: toCart },
  login: <a href="/login">{productWording.logIn}</a>,
};

/**
 * The messages of `src/boot/early/sentences.ts` about late code, with their links. They come before the page, which may be pressed before
 * the document is complete, and inside a script: text browsers show the content of a `<template>`.
 */
export const LateCodeMessages = () => (
  <>
    {Object.entries(documentWording.late).map(([why, sentence]) => (
      <p key={why} id={why}>
        {sentence}
      </p>
    ))}
    <p id="ways">
      <Ways>
        <a href={sameAddress}>{documentWording.reload}</a>
      </Ways>
    </p>
  </>
);

/** What the same script says of an add, in documents from which one may be sent. */
export const AddMessages = () =>
  Object.entries(addOutcomes).map(([outcome, code]) => (
    <p key={outcome} id={outcome}>
      <span>{noticesWording[code].text}</span> {waysOn[outcome]}
    </p>
  ));

/** At the top of every page without scripts. */
export const WithoutScripts = () => (
  <noscript>
    <p id="without-scripts">
      <Said sentence={documentWording.withoutScripts}>{toShop}</Said>
    </p>
  </noscript>
);
