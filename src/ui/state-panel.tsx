import type { ReactNode } from 'react';
import { css, cva } from '#styled-system/css';
import { bandMark } from './band.ts';
import { Scene } from './scene.tsx';
import { Unbroken } from './unbroken.tsx';

// On a short phone, and where the page continues below, the drawing is smaller in favour of sentence and action.
const panel = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    w: 'full',
    maxW: 'prose',
    mx: 'auto',
    py: '8',
    px: '[min(1rem, 4vw)]',
    textAlign: 'center',
    '@media (max-width: 40rem) and (max-height: 44rem)': { gap: '3', py: '3' },
  },
  variants: {
    size: {
      whole: {},
      wide: {
        lg: {
          flexDirection: 'row',
          // The words may go on far below it.
          alignItems: 'flex-start',
          justifyContent: 'center',
          gap: '14',
          maxW: '[64rem]',
          textAlign: 'start',
        },
      },
      low: {
        gap: '3',
        py: '3',
        '& :is(h1, h2)': { fontSize: 'h2' },
        md: { flexDirection: 'row', gap: '6', maxW: '[none]', px: '0', textAlign: 'start' },
      },
    },
  },
});
const besideScene = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '4',
  minW: '0',
  maxW: 'prose',
} as const;
const words = cva({
  base: { display: 'contents' },
  variants: { size: { whole: {}, wide: { lg: besideScene }, low: { md: besideScene } } },
});
const sceneStyle = cva({
  base: {
    w: { base: '[170px]', md: '[220px]' },
    aspectRatio: '[6 / 5]',
    borderRadius: 'hero',
    '@media (max-width: 40rem) and (max-height: 44rem)': { w: '[84px]', borderRadius: 'lg' },
  },
  variants: {
    size: {
      whole: {},
      wide: { w: { lg: '[26rem]' }, flexShrink: '0' },
      low: { w: { base: '[84px]', md: '[11rem]' }, flexShrink: '0', borderRadius: 'lg' },
    },
  },
});
const titleStyle = css({
  textStyle: 'h2',
  fontSize: { base: 'h2', md: 'h1' },
  maxW: 'full',
  overflowWrap: 'anywhere',
});
const textStyle = css({
  color: 'muted',
  w: 'full',
  maxW: '[34rem]',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
const actionStyle = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '3',
    mt: '2',
    '@media (max-width: 40rem) and (max-height: 44rem)': { mt: '0' },
  },
  variants: { size: { whole: {}, wide: { lg: { justifyContent: 'flex-start' } }, low: {} } },
});

type StatePanelProps = {
  /** The name of one of the shop's 6:5 drawings: `empty-cart`, `failed`. */
  scene?: string;
  title: string;
  /** Level of the title: 1 if it is the page's own heading. */
  level?: 1 | 2 | 3;
  children?: ReactNode;
  /** One button or link; a second one only where the specification names two. */
  action?: ReactNode;
  /** Text after the action: details, contacts. */
  more?: ReactNode;
  /** `status` and `alert` are announced when the panel appears. */
  role?: 'status' | 'alert';
  /**
   * `wide`: beside its drawing on a desktop, where it is the entire page. `low`: with less height, so that the content below it
   * is visible, too; beside its drawing from a tablet on.
   */
  size?: 'whole' | 'wide' | 'low';
};

/** A panel for empty, failed and unknown things: a drawing of an animal, a sentence, one action. */
export function StatePanel(props: StatePanelProps) {
  const { scene, title, level = 2, children, action, more, role, size = 'whole' } = props;
  const Title = `h${level}` as const;
  return (
    <div className={panel({ size })} role={role}>
      {scene !== undefined && (
        <Scene name={scene} width={240} height={200} className={sceneStyle({ size })} />
      )}
      <div className={words({ size })}>
        {scene !== undefined && <span className={bandMark} aria-hidden="true" />}
        <Title className={titleStyle}>
          <Unbroken>{title}</Unbroken>
        </Title>
        {children !== undefined && (
          <div className={textStyle}>
            {typeof children === 'string' ? <Unbroken>{children}</Unbroken> : children}
          </div>
        )}
        {/* Part of the reading order when the panel itself is announced. */}
        {action !== undefined && (
          <div className={actionStyle({ size })} aria-live="off">
            {action}
          </div>
        )}
        {more !== undefined && (
          <div className={textStyle} aria-live="off">
            {more}
          </div>
        )}
      </div>
    </div>
  );
}
