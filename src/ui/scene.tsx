import type { SyntheticEvent } from 'react';
import { css, cx } from '#styled-system/css';

const picture = css({ maxW: 'full', objectFit: 'cover' });
const byDay = css({ display: 'block', _dark: { display: 'none' } });
const byNight = css({ display: 'none', _dark: { display: 'block' } });

/** The drawings that a failure shows: they must be loaded before the connection is lost. */
const ofFailures = ['failed', 'offline', 'waiting', 'placeholder'];

/** Loads the drawings of failures in this theme and references them, so that they are shown offline too; returns a function that releases them. */
export function holdFailureScenes(page: Document): () => void {
  const night = page.documentElement.dataset.theme === 'dark' ? '-dark' : '';
  const images = ofFailures.map((name) => {
    const image = page.createElement('img');
    image.src = `/pictures/${name}${night}.svg`;
    return image;
  });
  return () => images.splice(0);
}

type SceneProps = {
  /** A picture of `public/pictures/`, without its ending; each has a night form beside it. */
  name: string;
  width: number;
  height: number;
  /** Empty, as by default, where the text beside it says as much. */
  alt?: string;
  className?: string | undefined;
};

/** One of the shop's own drawings, by day or by night with the theme; the browser loads only the one it shows. */
export function Scene({ name, alt = '', width, height, className }: SceneProps) {
  const size = {
    width,
    height,
    loading: 'lazy',
    decoding: 'async',
    // Offline, what has not come leaves its place empty: the browser's broken picture says nothing.
    onError: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
      currentTarget.style.visibility = 'hidden';
    },
  } as const;
  return (
    <>
      <img {...size} className={cx(picture, byDay, className)} src={`/pictures/${name}.svg`} alt={alt} />
      <img
        {...size}
        className={cx(picture, byNight, className)}
        src={`/pictures/${name}-dark.svg`}
        alt={alt}
      />
    </>
  );
}
