import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { stack } from '#styled-system/patterns';
import { entries, paragraphs, prose } from './prose.tsx';

const column = stack({ gap: { base: '8', md: '10' }, maxW: 'prose' });
const titleStyle = css({ textStyle: 'h2', mb: '3' });

/** A titled section of a text. */
export interface TextSection {
  /** The id for fragment links. */
  readonly id?: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly points?: readonly string[];
}

type SectionsProps = {
  sections: readonly TextSection[];
  /** What follows the text of a section, by its id. */
  more?: Readonly<Record<string, ReactNode>>;
};

/** The sections of a text with their titles. */
export function Sections({ sections, more = {} }: SectionsProps) {
  return (
    <div className={column}>
      {sections.map(({ id, title, text, points = [] }) => (
        <section key={title} id={id}>
          <h2 className={titleStyle}>{title}</h2>
          <div className={prose}>
            {paragraphs(text)}
            {points.length > 0 && <ul>{entries(points)}</ul>}
            {id !== undefined && more[id]}
          </div>
        </section>
      ))}
    </div>
  );
}
