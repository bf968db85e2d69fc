import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useBackCloses } from '#screens/use-back-closes.ts';
import { css, cx } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { round } from '#ui/round.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { listingWording } from '#wording/listing.ts';
import type { Said } from './use-said.ts';

const wording = listingWording.filters;

const narrow = css({
  display: { base: 'block', lg: 'none' },
  flexShrink: '0',
  '& > button': { px: '4', gap: '2' },
  // On a narrow phone the sort needs the icon's room, so that all tools are one row.
  '@media (max-width: 23rem)': { '& > button': { px: '3' }, '& > button > svg': { display: 'none' } },
});
const badge = css({
  minW: '5.5',
  h: '5.5',
  px: '1.5',
  bg: 'success',
  color: 'onSuccess',
  fontSize: 'small',
  fontWeight: 'bold',
});
const foot = css({
  position: { base: 'sticky', _low: 'static' },
  bottom: '[var(--foot, 0px)]',
  mx: '-5',
  mb: '-5',
  px: '5',
  pt: '3',
  pb: '[max(0.75rem, env(safe-area-inset-bottom))]',
  bg: 'page',
  borderTop: 'hairline',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2.5',
  '& > button': { flex: '[1 1 auto]', px: '2' },
});

type FilterDrawerProps = {
  /** How many filters are active, and how many animals they leave, where that is known. */
  active: number;
  matching: number | undefined;
  /** What is said of the list below, which nobody hears while this is open. */
  said: Said;
  onClear: () => void;
  children: ReactNode;
};

/** Where there is no room beside the list: a button that opens the filters over it, and one that shows what they leave. */
export function FilterDrawer({ active, matching, said, onClear, children }: FilterDrawerProps) {
  const [open, setOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(0);
  const close = () => setOpen(false);
  useBackCloses(open, close);
  return (
    <div className={narrow}>
      <Button
        variant="secondary"
        size="compact"
        aria-haspopup="dialog"
        onClick={() => {
          setOpenedAt(said.turn);
          setOpen(true);
        }}
      >
        <SlidersHorizontal aria-hidden="true" />
        {wording.open}
        {active > 0 && (
          <>
            <span className={cx(round, badge)} aria-hidden="true">
              {active}
            </span>
            <VisuallyHidden>, {wording.active(active)}</VisuallyHidden>
          </>
        )}
      </Button>
      <Modal open={open} onClose={close} title={wording.label} closeLabel={wording.close} side="left">
        {children}
        <VisuallyHidden>
          <span role="status">
            <span key={said.turn}>{said.turn > openedAt && said.text}</span>
          </span>
        </VisuallyHidden>
        <div className={foot}>
          {active > 0 && (
            <Button variant="secondary" onClick={onClear}>
              {wording.clearAll}
            </Button>
          )}
          <Button onClick={close}>
            {matching === undefined ? wording.showList : wording.show(matching)}
          </Button>
        </div>
      </Modal>
    </div>
  );
}
