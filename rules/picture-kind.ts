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

type Pictured = { readonly [Place in `image${1 | 2 | 3 | 4 | 5 | 6}`]?: string | null | undefined };

/** The pictures that an animal has, image1 to image6, in their order; the same one twice is one. Photos and drawings count by themselves. */
export function picturesOf({ image1, image2, image3, image4, image5, image6 }: Pictured): readonly Frame[] {
  const given = [image1, image2, image3, image4, image5, image6].filter((one): one is string => Boolean(one));
  const pictures = [...new Set(given)];
  const photos = pictures.filter((src) => pictureKind(src) === 'photo');
  return pictures.map((src) => {
    const kind = pictureKind(src);
    const alike = kind === 'photo' ? photos : pictures.filter((one) => !photos.includes(one));
    return { src, kind, index: alike.indexOf(src) + 1, count: alike.length };
  });
}
