import type { Meta, StoryObj } from '@storybook/react-vite';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import {
  AddMessages,
  LateCodeMessages,
  OldBrowserLine,
  WithoutScripts,
} from '#screens/layout/document-lines.tsx';
import { css } from '#styled-system/css';
import { Shelf } from './ui/shelf.tsx';

/** A line of the window is fixed at its bottom: here each is fixed in a box of its own. */
const window = css({ position: 'relative', transform: '[translate(0)]', minH: '[7rem]' });

type Line = ReactElement<{ id: string; children: ReactNode }>;

/** The paragraphs of an element; React does not render those of a `<noscript>`. */
const linesOf = (words: ReactNode): readonly Line[] =>
  Children.toArray(words).flatMap((one) => {
    if (!isValidElement<Line['props']>(one)) return [];
    return one.type === 'p' ? [one] : linesOf(one.props.children);
  });

type Props = { words: () => ReactNode; ofWindow?: boolean };

/** Each line of a component of the document, the ways on that follow some of them too. */
const Lines = ({ words, ofWindow = false }: Props) => (
  <Shelf look="wide">
    {linesOf(words()).map((line) =>
      ofWindow ? (
        <div key={line.props.id} className={window}>
          <div data-late-line="">{line}</div>
        </div>
      ) : (
        line
      ),
    )}
  </Shelf>
);

const meta = {
  title: 'Partout/Lignes du document',
  component: Lines,
  args: { words: LateCodeMessages as () => ReactNode, ofWindow: true },
} satisfies Meta<typeof Lines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LateCode: Story = {
  name: 'Code en retard : un instant, réseau lent, rien n’est fait (late code)',
};

export const Adds: Story = { name: 'Un ajout au panier, avant le code', args: { words: AddMessages } };

export const NoScripts: Story = {
  name: 'Sans JavaScript (noscript)',
  args: { words: WithoutScripts, ofWindow: false },
};

export const TooOld: Story = {
  name: 'Navigateur trop ancien (old browser)',
  args: { words: OldBrowserLine, ofWindow: false },
};
