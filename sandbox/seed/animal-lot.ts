import type { products } from '../database/schema.ts';
import { type CountryCode, countryId } from './countries.ts';
import { daysBefore } from './dates.ts';
import { french } from './french.ts';
import { uuidOf } from './uuid.ts';

/**
 * Animals of one kind offered together, as they are written down here. `price` and `promo` in XOF, `stock` the
 * number first offered, `sold` how many of those are gone, `days` how long ago the offer appeared.
 * `grown` what an animal of it is taken to weigh (kg) and how old it is (months), as its text says.
 * `look` and the landscapes in `seen`, the main one first, name its drawings (`sandbox/pictures/`), with the weight, if it is known;
 * the second one has a person beside it. `photos` are addresses that come before the drawings; the
 * first ones were taken `photographed` days ago. `film` is the address of the lot's film, whose poster is the first photo.
 * Texts are written with plain spaces and apostrophes; `french` sets them.
 */
export type AnimalLot = {
  breed: string;
  name: string;
  from: CountryCode;
  size: (typeof products.$inferSelect)['taille'];
  grown?: { weight?: number; age?: number };
  offer: { price: number; promo?: number; stock: number; sold: number; days: number };
  look: { species: string; coat: string; company?: 'twin' | 'young' };
  seen: readonly string[];
  photos?: readonly string[];
  photographed?: readonly number[];
  film?: string;
  text: string;
};

/** An animal for sale, as a row of the database. `quantity_vendu` covers every seeded order that is not cancelled. */
export type SeedProduct = ReturnType<typeof productOf>;

/** The row of a lot: its id comes from its name, its date from `now`; its breed is for tests and for reading, and no column. */
export function productOf(lot: AnimalLot, categoryId: string, now: Date) {
  const { offer } = lot;
  return {
    id: uuidOf('product', lot.name),
    breed: french(lot.breed),
    name: french(lot.name),
    description: french(lot.text),
    price: offer.price,
    promo_price: offer.promo ?? null,
    ...picturesOf(lot),
    ...daysOf(lot, now),
    film: lot.film ?? null,
    film_poster: (lot.film && lot.photos?.[0]) ?? null,
    category_id: categoryId,
    origine_id: countryId(lot.from),
    taille: lot.size,
    poids_estime: lot.grown?.weight ?? null,
    age_mois: lot.grown?.age ?? null,
    quantity_initial: offer.stock,
    quantity_vendu: offer.sold,
    created_at: daysBefore(now, offer.days),
  };
}

function daysOf({ photographed = [] }: AnimalLot, now: Date) {
  const days = photographed.map((days) => daysBefore(now, days).toISOString().slice(0, 10));
  const [image1_date = null, image2_date = null] = days;
  return { image1_date, image2_date };
}

function picturesOf({ look, seen, photos = [], grown }: AnimalLot) {
  const { species, coat, company } = look;
  const weight = grown?.weight && `${grown.weight}kg`;
  const drawn = seen.map((landscape, place) => {
    const person = weight && place === 1 && 'person';
    return `/media/animals/${[species, coat, landscape, company, weight, person].filter(Boolean).join('-')}.svg`;
  });
  const [image1 = null, image2 = null, image3 = null, image4 = null, image5 = null, image6 = null] = [
    ...photos,
    ...drawn,
  ];
  return { image1, image2, image3, image4, image5, image6 };
}
