import { type ReactNode, useId } from 'react';
import { css, cx } from '#styled-system/css';
import { stack, wrap } from '#styled-system/patterns';
import { container } from '#ui/container.ts';

const frame = stack({ gap: { base: '2.5', md: '6' } });
const head = wrap({ align: 'flex-end', justify: 'space-between', gap: '3' });
const titleStyle = css({ textStyle: 'h2' });

/** A titled section of the home page; `aside` is at the other end of the title's line. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={cx(container, frame)} aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className={titleStyle} data-focus-home="">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
