/** What a picture of an animal is: a photo, or a drawing of its breed; `scaled` is a drawing beside a person, at its weight's scale. */
export type PictureKind = 'photo' | 'drawing' | 'scaled';

/** The kind of a picture by its URL: an SVG is a drawing (staff upload no SVG), every other file is a photo. */
export function pictureKind(address: string): PictureKind {
  const [path = ''] = address.split(/[?#]/);
  if (!/(?:^data:image\/svg|\.svg$)/i.test(path)) return 'photo';
  return /-\d+kg-person\.svg$/i.test(path) ? 'scaled' : 'drawing';
}

/** A picture among those of its animal: the `index`th (from 1) of `count` photos, or of `count` drawings. */
export type Frame = { src: string; kind: PictureKind; index: number; count: number };

type Place = `image${1 | 2 | 3 | 4 | 5 | 6}`;
type Pictured = { readonly [Field in Place]?: string | null | undefined };

const places = [1, 2, 3, 4, 5, 6] as const;
const given = (animal: Pictured): readonly string[] =>
  places.flatMap((place) => animal[`image${place}`] || []);

const isPhoto = (src: string): boolean => pictureKind(src) === 'photo';

/** The picture that stands for an animal: its first photo, else its first drawing. */
export const mainPicture = (animal: Pictured): string | undefined =>
  given(animal).find(isPhoto) ?? given(animal)[0];

/** The pictures that an animal has, photos first, else in their order; the same one twice is one. Photos and drawings count by themselves. */
export function picturesOf(animal: Pictured): readonly Frame[] {
  const pictures = [...new Set(given(animal))];
  return [pictures.filter(isPhoto), pictures.filter((src) => !isPhoto(src))].flatMap((alike) =>
    alike.map((src, at) => ({ src, kind: pictureKind(src), index: at + 1, count: alike.length })),
  );
}
