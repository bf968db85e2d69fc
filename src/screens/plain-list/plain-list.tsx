import { configuration } from '#configuration/configuration.ts';
import type { Country, Product } from '#openapi/schemas.ts';
import { formatInteger, formatPrice } from '#rules/money.ts';
import { displayPhone, phoneLink, whatsappLink } from '#rules/phone.ts';
import { productPath } from '#rules/site-path.ts';
import { isolated } from '#rules/text.ts';
import { css } from '#styled-system/css';
import { stack, wrap } from '#styled-system/patterns';
import { documentWording } from '#wording/document.ts';
import { helpWording } from '#wording/help.ts';
import { plainListWording } from '#wording/plain-list.ts';

const page = css({
  maxW: 'prose',
  mx: 'auto',
  px: '4',
  py: '6',
  '& a': { display: 'inline-block', py: '1', textDecoration: 'underline' },
});
const title = css({ textStyle: 'h2', my: '4' });
const list = stack({ gap: '2', mt: '5' });
const row = wrap({ columnGap: '4', rowGap: '2' });

/** Animals per page of the list. */
export const listedAtOnce = 100;

/** The address of a page of the list, counted from 1. */
export const plainListPath = (number: number): string => (number === 1 ? '/animaux' : `/animaux/${number}`);

type PlainListProps = {
  /** The animals of this page. */
  animals: readonly Product[];
  countries: readonly Country[];
  number: number;
  pages: number;
  /** The number of all animals. */
  count: number;
};

/** Links to every animal, a hundred per page, with name, price and origin, for readers and crawlers without scripts. */
export function PlainList({ animals, countries, number, pages, count }: PlainListProps) {
  const { brand, phones, whatsapp } = configuration;
  const [phone] = phones;
  const ways = [
    { to: '/', name: plainListWording.home },
    { to: '/shop', name: plainListWording.shop },
    ...countries.map(({ id, libelle }) => ({
      to: `/product-by-country/${encodeURIComponent(id)}`,
      name: libelle,
    })),
    { to: '/faq', name: plainListWording.faq },
    { to: '/contact', name: plainListWording.contact },
  ];
  return (
    <div className={page}>
      <header>
        <a href="/">{brand}</a>
      </header>
      <main>
        <h1 className={title}>
          {[plainListWording.title, plainListWording.page(number, pages)].filter(Boolean).join(', ')}
        </h1>
        <p>{plainListWording.lead(formatInteger(count))}</p>
        <ul className={list}>
          {animals.map((animal) => (
            <li key={animal.id}>
              <a href={productPath(animal.id)}>
                <bdi>{animal.name}</bdi>
              </a>
              {`, ${formatPrice(animal)}, ${isolated(animal.origine.libelle)}`}
            </li>
          ))}
        </ul>
        {pages > 1 && (
          <nav aria-label={plainListWording.pages}>
            <ul className={row}>
              {Array.from({ length: pages }, (_, index) => index + 1).map((one) => (
                <li key={one}>
                  <a href={plainListPath(one)} aria-current={one === number ? 'page' : undefined}>
                    {one}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </main>
      <footer>
        <nav aria-label={plainListWording.ways}>
          <ul className={row}>
            {ways.map(({ to, name }) => (
              <li key={to}>
                <a href={to}>{name}</a>
              </li>
            ))}
            {phone !== undefined && (
              <li>
                <a href={phoneLink(phone)}>{helpWording.call(displayPhone(phone))}</a>
              </li>
            )}
            {whatsapp !== '' && (
              <li>
                <a href={whatsappLink(whatsapp)} rel="noopener">
                  {documentWording.whatsapp}
                </a>
              </li>
            )}
          </ul>
        </nav>
      </footer>
    </div>
  );
}
