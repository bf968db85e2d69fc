import { type SyntheticEvent, useRef, useState } from 'react';
import { mediaOf } from '#configuration/media.ts';
import { css } from '#styled-system/css';
import { RetryLine } from './retry-line.tsx';

const player = css({
  position: 'absolute',
  w: 'full',
  h: 'full',
  bg: 'quiet',
  // As every picture of the provider (ui/picture.tsx).
  _dark: { filter: '[brightness(0.74) saturate(1.1)]' },
});
// Above the player's own controls.
const notice = css({ position: 'absolute', insetX: '3', top: '3', p: '3', bg: 'surface' });

// What is pressed in the player turns no picture.
const stop = (event: SyntheticEvent) => event.stopPropagation();

type FilmProps = {
  src: string;
  poster: string | undefined;
  label: string;
  /** Said where it does not play, and the button that tries again. */
  words: { lost: string; retry: string };
};

/** A film of the provider in the browser's own player, filling its place: nothing of it is loaded before it is played. */
export function Film({ src, poster, label, words }: FilmProps) {
  const element = useRef<HTMLVideoElement>(null);
  const [isLost, setLost] = useState(false);
  const playAgain = () => {
    const film = element.current;
    setLost(false);
    film?.focus();
    film?.load();
    // What it is refused for is told by the event.
    film?.play().catch(() => undefined);
  };
  return (
    <>
      <video
        ref={element}
        className={player}
        src={mediaOf(src)}
        {...(poster && { poster: mediaOf(poster) })}
        aria-label={label}
        controls
        muted
        playsInline
        preload="none"
        onError={() => setLost(true)}
        onKeyDown={stop}
        onPointerDown={stop}
      />
      {isLost && (
        <div className={notice}>
          <RetryLine text={words.lost} retryLabel={words.retry} onRetry={playAgain} />
        </div>
      )}
    </>
  );
}
