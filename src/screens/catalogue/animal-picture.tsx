import { css } from '#styled-system/css';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import { pictureAlt, pictureWording } from '#wording/picture.ts';

// Clear of the badge in the other corner.
const mark = css({ position: 'absolute', left: '2', top: '2' });

type AnimalPictureProps = { src: string | null | undefined; eager?: boolean };

/** The picture of an animal in a list: a photo is marked; a drawing is named to who does not see that it is drawn. */
export function AnimalPicture({ src, eager = false }: AnimalPictureProps) {
  const alt = pictureAlt(src);
  const isPhoto = alt === pictureWording.photo;
  return (
    <Picture
      src={src}
      alt={isPhoto ? '' : alt}
      eager={eager}
      note={(isLost) =>
        isPhoto &&
        !isLost && (
          <span className={mark}>
            <Badge>{alt}</Badge>
          </span>
        )
      }
    />
  );
}
