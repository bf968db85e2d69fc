import { pictureKind } from '#rules/picture-kind.ts';
import { css } from '#styled-system/css';
import { Picture } from '#ui/picture.tsx';
import { pictureAlt, pictureWording } from '#wording/picture.ts';

const mark = css({
  position: 'absolute',
  left: '2',
  bottom: '2',
  px: '2',
  borderRadius: 'sm',
  bg: 'surface',
  color: 'text',
  textStyle: 'small',
  fontWeight: 'semibold',
});

type AnimalPictureProps = { src: string | null | undefined; eager?: boolean };

/** The picture of an animal in a list: a photo is marked, a drawing is named to who does not see that it is drawn. */
export function AnimalPicture({ src, eager = false }: AnimalPictureProps) {
  const isPhoto = Boolean(src) && pictureKind(src ?? '') === 'photo';
  return (
    <Picture
      src={src}
      alt={isPhoto ? '' : pictureAlt(src)}
      eager={eager}
      note={(isLost) => isPhoto && !isLost && <span className={mark}>{pictureWording.photo}</span>}
    />
  );
}
