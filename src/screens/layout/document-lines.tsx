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

/** In words that every browser reads (ES5), and in a script of its own: one that cannot read the others still does this. */
export const showOldBrowserLine =
  "if(!('CSSLayerBlockRule' in window))document.getElementById('old-browser').removeAttribute('hidden')";

/** At the foot of the window of a browser without cascade layers, which shows the page without its style. */
export const OldBrowserLine = () => (
  <>
    <p id="old-browser" role="status" hidden>
      <Said sentence={documentWording.old}>{toShop}</Said>
    </p>
    <script>{showOldBrowserLine}</script>
  </>
);

/** What `public/early.js` says of late code, with the ways on. It stands before the page, which is pressed before the document's rest is there. */
export const LateWords = () => (
  <template id="late-words">
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
  </template>
);

/** At the foot of every page where no script runs. */
export const WithoutScripts = () => (
  <noscript>
    <p>
      <Said sentence={documentWording.withoutScripts(brand)}>
        {toShop}
        {' · '}
        <a href="/animaux">{documentWording.animals}</a>
      </Said>
    </p>
  </noscript>
);
