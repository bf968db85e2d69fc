import { Link } from '@tanstack/react-router';
import { Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { selectionMachine } from '#machines/browsing/selection.machine.ts';
import type { Product } from '#openapi/schemas.ts';
import { mainPicture } from '#rules/picture-kind.ts';
import { selectionLimits } from '#rules/selection.ts';
import { css, cx } from '#styled-system/css';
import { wrap } from '#styled-system/patterns';
import { useAnnouncedChanges } from '#ui/announce.ts';
import { reserveBar } from '#ui/bottom-inset.ts';
import { container } from '#ui/container.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { round } from '#ui/round.ts';
import { selectionWording } from '#wording/selection.ts';
import type { MachineProps } from '../machine-props.ts';

const wording = selectionWording;

// Sticky at the bottom of the window until the page ends.
const frame = css({
  position: { base: 'sticky', _low: 'static' },
  bottom: '[var(--bottom-inset, 0px)]',
  zIndex: 'sticky',
  bg: 'surface',
  borderTop: 'hairline',
  shadow: 'float',
  pt: '2.5',
  pb: '[max(0.625rem, env(safe-area-inset-bottom))]',
});
const row = wrap({ align: 'center', columnGap: { base: '3', md: '5' }, rowGap: '1.5' });
const animals = wrap({ gap: '2' });
const animal = css({
  position: 'relative',
  '& a': {
    display: 'block',
    w: { base: '10', md: '12' },
    h: { base: '10', md: '12' },
    borderRadius: 'md',
    overflow: 'hidden',
  },
  '& img': { h: 'full' },
});
// At the corner of its animal, whose picture leads to it.
const takeOut = css({
  position: 'absolute',
  top: '-1.5',
  right: '-1.5',
  w: '6',
  h: '6',
  border: 'input',
  bg: 'surface',
  color: 'text',
  _hover: { color: 'danger', borderColor: 'danger' },
  '& svg': { w: '3.5', h: '3.5' },
});
// On a phone the clear button is beside the animals, and the text has its own line.
const statusText = css({
  flex: { base: '[1 0 100%]', md: '[1 1 5rem]' },
  order: { base: '1', md: '0' },
  textStyle: 'small',
  fontWeight: 'semibold',
  minW: '0',
});
const bin = css({ ml: { base: 'auto', md: '0' } });
const hint = css({ display: 'block', fontWeight: '[400]', color: 'muted' });
// On a phone the share button has its own line.
const sending = css({ flex: { base: '[1 0 100%]', md: '[none]' }, order: { base: '1', md: '0' } });

type SelectionBarProps = MachineProps<typeof selectionMachine> & {
  /** The selected animals, one to five, if loaded. */
  animals: readonly Product[];
  share: ReactNode;
  /** The selection before the first change here, which is not announced. */
  opened: MachineProps<typeof selectionMachine>['snapshot'];
};

const said = (snapshot: SelectionBarProps['snapshot']): string => {
  const count = snapshot.context.chosen.length;
  return count === 0 ? '' : `${wording.count(count)}. ${wording.hint(count, snapshot.matches('full'))}`;
};

/** How many animals are selected, and what to do next. It comes with the first: a live region of its own would come with its text. */
export function SelectionStatus({ snapshot, opened }: Pick<SelectionBarProps, 'snapshot' | 'opened'>) {
  const count = snapshot.context.chosen.length;
  useAnnouncedChanges(said(snapshot), said(opened));
  return (
    <p className={statusText}>
      {wording.count(count)}
      <span className={hint}>{wording.hint(count, snapshot.matches('full'))}</span>
    </p>
  );
}

/** The selection, at the bottom of the lists: two to five animals are sent in one message (beyond the specification). */
export function SelectionBar({ snapshot, send, animals: chosen, share, opened }: SelectionBarProps) {
  const isTooFew = chosen.length < selectionLimits.least;
  return (
    <section ref={reserveBar} className={frame} aria-label={wording.title}>
      <div className={container}>
        <div className={row}>
          <ul className={animals}>
            {chosen.map(({ id, name, ...pictured }) => (
              <li key={id} className={animal}>
                <Link to="/product/$id" params={{ id }} aria-label={name}>
                  <Picture src={mainPicture(pictured)} alt="" width={48} eager />
                </Link>
                <button
                  type="button"
                  className={cx(round, takeOut)}
                  aria-label={wording.takeOut(name)}
                  onClick={() => send({ type: 'animal.toggled', id })}
                >
                  <X aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
          <SelectionStatus snapshot={snapshot} opened={opened} />
          <div className={bin}>
            <IconButton
              label={wording.empty}
              icon={<Trash2 aria-hidden="true" />}
              tone="danger"
              onClick={() => send({ type: 'selection.emptied' })}
            />
          </div>
          {!isTooFew && <div className={sending}>{share}</div>}
        </div>
      </div>
    </section>
  );
}
