import type { SyntheticEvent } from 'react';
import { mediaOf } from '#configuration/media.ts';
import { css } from '#styled-system/css';

const player = css({
  position: 'absolute',
  w: 'full',
  h: 'full',
  bg: 'quiet',
  // As every picture of the provider (ui/picture.tsx).
  _dark: { filter: '[brightness(0.74) saturate(1.1)]' },
});

// What is pressed in the player turns no picture.
const stop = (event: SyntheticEvent) => event.stopPropagation();

type FilmProps = { src: string; poster: string | undefined; label: string; onLost: () => void };

/** A film of the provider in the browser's own player, filling its place: nothing of it is loaded before it is played. */
export const Film = ({ src, poster, label, onLost }: FilmProps) => (
  <video
    className={player}
    src={mediaOf(src)}
    {...(poster && { poster: mediaOf(poster) })}
    aria-label={label}
    controls
    muted
    playsInline
    preload="none"
    onError={onLost}
    onKeyDown={stop}
    onPointerDown={stop}
  />
);
