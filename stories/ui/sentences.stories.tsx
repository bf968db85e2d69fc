import type { Meta, StoryObj } from '@storybook/react-vite';
import { css } from '#styled-system/css';
import { slips } from '../sentences/slips.ts';
import { Shelf } from './shelf.tsx';

const meta = { title: 'Interface/Textes de la boutique' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const list = css({ display: 'grid', gap: '4', maxW: 'prose' });
const row = css({ borderBottom: 'hairline', pb: '3' });
const placeStyle = css({ textStyle: 'small', color: 'muted' });

export const Slips: Story = {
  name: 'Coquilles du propriétaire, et leur correction',
  render: () => (
    <Shelf look="wide">
      <h1 className={css({ textStyle: 'h2' })}>Coquilles et corrections</h1>
      <p>Ces phrases sont celles du propriétaire : la boutique les montre telles quelles, ou corrigées.</p>
      <dl className={list}>
        {slips.map(({ written, corrected, path: files }) => (
          <div key={`${written} ${files}`} className={row}>
            <dt>
              <del>{written}</del>
            </dt>
            <dd>
              <ins>{corrected}</ins>
              <div className={placeStyle}>{files}</div>
            </dd>
          </div>
        ))}
      </dl>
    </Shelf>
  ),
};
