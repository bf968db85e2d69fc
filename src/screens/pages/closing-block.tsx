import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { stack, wrap } from '#styled-system/patterns';
import { Vignette, type VignetteName } from './vignette.tsx';

const frame = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) 40%]', lg: '[minmax(0, 1fr) 30rem]' },
  bg: 'quiet',
  borderRadius: 'hero',
  overflow: 'hidden',
});
const words = stack({ justify: 'center', align: 'flex-start', gap: '3.5', p: { base: '6', md: '10' } });
const titleStyle = css({ textStyle: 'h2' });
const textStyle = css({ textStyle: { base: 'body', md: 'lead' }, maxW: '[32rem]' });
const actions = wrap({ gap: '3', mt: '1.5' });
const picture = css({ h: { base: '[11rem]', md: 'full' }, minH: { md: '[15rem]' }, position: 'relative' });

type ClosingBlockProps = { title: string; text: string; vignette: VignetteName; children: ReactNode };

/** The last block of a page: a question or an invitation, its buttons, and a drawing. */
export function ClosingBlock({ title, text, vignette, children }: ClosingBlockProps) {
  return (
    <section className={frame}>
      <div className={words}>
        <h2 className={titleStyle}>{title}</h2>
        <p className={textStyle}>{text}</p>
        <div className={actions}>{children}</div>
      </div>
      <div className={picture}>
        <Vignette name={vignette} shape="fill" />
      </div>
    </section>
  );
}
