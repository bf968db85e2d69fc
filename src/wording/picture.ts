import { pictureKind } from '#rules/picture-kind.ts';

/** What a picture of an animal is, wherever one stands. */
export const pictureWording = {
  photo: 'Photo',
  drawing: 'Dessin de la race',
} as const;

/** The text alternative of a picture beside its animal's name. */
export const pictureAlt = (src: string | null | undefined): string =>
  src ? pictureWording[pictureKind(src) === 'photo' ? 'photo' : 'drawing'] : '';
