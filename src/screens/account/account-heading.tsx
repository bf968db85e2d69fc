import type { ReactNode } from 'react';
import { css, cx } from '#styled-system/css';
import { Scene } from '#ui/scene.tsx';

const titleStyle = css({ textStyle: 'h1' });
const textStyle = css({ color: 'muted', mt: '1.5', overflowWrap: 'anywhere', '& strong': { color: 'text' } });
const centred = css({ textAlign: 'center' });
// On a desktop the frame's own drawing stands beside the card.
const onPhone = css({ display: { base: 'block', lg: 'none' }, w: '[170px]', mx: 'auto', mb: '4' });
const sceneStyle = css({ w: 'full', h: 'auto', aspectRatio: '[6 / 5]', borderRadius: 'hero' });

type AccountHeadingProps = {
  title: string;
  /** What the page is about, or what to do. */
  children?: ReactNode;
  /** A drawing above a centred title, on a phone. */
  scene?: string;
};

/** The heading of an account page, inside the card of its frame. */
export function AccountHeading({ title, children, scene }: AccountHeadingProps) {
  return (
    <div className={cx(scene !== undefined && centred)}>
      {scene !== undefined && (
        <div className={onPhone}>
          <Scene name={scene} width={170} height={142} className={sceneStyle} />
        </div>
      )}
      <h1 className={titleStyle}>{title}</h1>
      {children !== undefined && <p className={textStyle}>{children}</p>}
    </div>
  );
}
