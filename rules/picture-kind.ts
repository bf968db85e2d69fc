/** What a picture of an animal is: a photo, or a drawing of its breed; `scaled` is a drawing beside a person, at its weight's scale. */
export type PictureKind = 'photo' | 'drawing' | 'scaled';

/** What a picture is, by its address: a vector file is drawn (a back office sends none), and every other file is a photo. */
export function pictureKind(address: string): PictureKind {
  const [path = ''] = address.split(/[?#]/);
  if (!/(?:^data:image\/svg|\.svg$)/i.test(path)) return 'photo';
  return /-\d+kg-person\.svg$/i.test(path) ? 'scaled' : 'drawing';
}

/** A picture among those of its animal: the `index`th (from 1) of `count` photos, or of `count` drawings. */
export type Frame = { src: string; kind: PictureKind; index: number; count: number };

/** The pictures of an animal in their order, photos and drawings each counted by themselves. */
export function framesOf(pictures: readonly string[]): readonly Frame[] {
  const isPhoto = (src: string) => pictureKind(src) === 'photo';
  return pictures.map((src, place) => {
    const alike = (one: string) => isPhoto(one) === isPhoto(src);
    return {
      ...{ src, kind: pictureKind(src), count: pictures.filter(alike).length },
      index: pictures.slice(0, place + 1).filter(alike).length,
    };
  });
}
