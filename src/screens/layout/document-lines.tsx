import type { ReactNode } from 'react';
import { configuration } from '#app/configuration.ts';
import { displayPhone, phoneLink } from '#rules/phone.ts';
import { whatsappLink } from '#rules/phone-digits.ts';
import { documentWording } from '#wording/document.ts';

const { brand, phones, whatsapp } = configuration;

/** The ways on that need no code. */
function Ways({ children }: { children: ReactNode }) {
  const [phone] = phones;
  return (
    <>
      {children}
      {phone !== undefined && (
        <>
          {' · '}
          <a href={phoneLink(phone)}>{documentWording.call(displayPhone(phone))}</a>
        </>
      )}
      {' · '}
      <a href={whatsappLink(whatsapp)} rel="noopener">
        {documentWording.whatsapp}
      </a>
    </>
  );
}

/** One sentence, and the ways on. */
const Said = ({ sentence, children }: { sentence: string; children: ReactNode }) => (
  <>
    {sentence} <Ways>{children}</Ways>
  </>
);

/** The page's own address, wherever the line stands: the link loads it anew. */
const sameAddress = '';

const toShop = <a href="/shop">{documentWording.shop}</a>;

/** Above the page of a browser that is too old for the shop; without cascade layers it shows the page without its style. */
export const OldBrowserLine = () => (
  <p id="old-browser" role="status">
    <Said sentence={documentWording.old}>{toShop}</Said>
  </p>
);

/**
 * The script that writes this line where a browser has no cascade layers or no `<dialog>`. In words that every browser reads
 * (ES5), and by itself: one that cannot read the other scripts still does this. A browser of text alone shows no script.
 */
export const writeOldBrowserLine = (line: string): string =>
  "if(!('CSSLayerBlockRule' in window&&'HTMLDialogElement' in window)){" +
  "document.documentElement.setAttribute('data-too-old','');" +
  `document.write(${JSON.stringify(line).replaceAll('<', '\\u003c')})}`;

/**
 * What `src/early/script.ts` says of late code, with the ways on. It stands before the page, which is pressed before the document's
 * rest is there, and in a script: browsers of text alone show what is in a `<template>`.
 */
export const LateWords = () => (
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

/** At the top of every page where no script runs. */
export const WithoutScripts = () => (
  <noscript>
    <p id="without-scripts">
      <Said sentence={documentWording.withoutScripts(brand)}>
        {toShop}
        {' · '}
        <a href="/animaux">{documentWording.animals}</a>
      </Said>
    </p>
  </noscript>
);
