import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from '#machines/session/connection.machine.ts';
import { css, cva, cx } from '#styled-system/css';
import { flex } from '#styled-system/patterns';
import { announce } from '#ui/announce.ts';
import { reserveBottomInset } from '#ui/bottom-inset.ts';
import { container } from '#ui/container.ts';
import { holdFailureScenes } from '#ui/scene.tsx';
import { messagesWording } from '#wording/messages.ts';

// Sticky at the bottom of the window, and below the footer at the end of the page: the notice causes no layout shift.
const region = css({ position: 'sticky', bottom: '0', zIndex: 'float' });
const bar = cva({
  base: {
    pt: '2.5',
    pb: '[max(0.625rem, env(safe-area-inset-bottom))]',
    fontSize: 'small',
    fontWeight: 'medium',
    lineHeight: 'snug',
  },
  variants: {
    news: {
      offline: {
        bg: 'bar',
        color: 'onBar',
        borderTop: '[1px solid {colors.barLine}]',
        '& svg': { color: 'ochre' },
      },
      back: { bg: 'success', color: 'onSuccess' },
    },
  },
});
const row = flex({ align: 'center', gap: '3', '& svg': { w: '5', h: '5', flexShrink: '0' } });

/** Delay after which the drawings of failures load (`holdFailureScenes`), later than the page's own pictures, in ms. */
const failureDrawingsAfter = 4000;

type ConnectionNoticeProps = {
  snapshot: SnapshotFrom<typeof connectionMachine>;
  /** A kept document says itself that it was opened without a line (src/worker/kept.ts). */
  isKept?: boolean;
};

/**
 * Shows that the device is offline, for as long as it is, and that it is reconnected (beyond the specification).
 */
export function ConnectionNotice({ snapshot, isKept = false }: ConnectionNoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  const isBack = snapshot.matches('back');
  const isLost = snapshot.matches('offline') && !isKept;
  const text = isBack ? messagesWording.offline.back : isLost ? messagesWording.offline.text : '';
  const isQuiet = text === '';
  useEffect(() => announce(text, true), [text]);
  useEffect(() => {
    return isQuiet || element.current === null ? undefined : reserveBottomInset(element.current);
  }, [isQuiet]);

  useEffect(() => {
    const page = element.current?.ownerDocument;
    if (page === undefined) return;
    let release = (): void => {};
    const waiting = setTimeout(() => {
      release = holdFailureScenes(page);
    }, failureDrawingsAfter);
    return () => {
      clearTimeout(waiting);
      release();
    };
  }, []);

  // The visible notice is no live region: it moves into an open dialog, and a live region that moves is announced again.
  return (
    <div ref={element} className={region} role="status" aria-live="off">
      {!isQuiet && (
        <div className={bar({ news: isBack ? 'back' : 'offline' })}>
          <p className={cx(container, row)}>
            {isBack ? <Wifi aria-hidden="true" /> : <WifiOff aria-hidden="true" />}
            <span>{text}</span>
          </p>
        </div>
      )}
    </div>
  );
}
