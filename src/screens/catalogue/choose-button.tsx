import { Bookmark } from 'lucide-react';
import { css, cx } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { iconButtonStyle } from '#ui/icon-button.tsx';
import { selectionWording } from '#wording/selection.ts';

const wording = selectionWording;

// Above the link that covers the card.
const onCard = css({
  position: 'relative',
  zIndex: '[1]',
  color: 'muted',
  _hover: { bg: 'transparent', color: 'primary' },
  '& > input': {
    appearance: 'none',
    position: 'absolute',
    inset: '0',
    borderRadius: 'pill',
    cursor: 'pointer',
  },
});
const filled = css({ fill: 'current', color: 'primary' });

type ChooseButtonProps = {
  name: string;
  chosen: boolean;
  onPress: () => void;
  /** An icon in a list; with words on an animal's own page. */
  place: 'card' | 'page';
};

/** Adds an animal to the selection to share, or removes it (beyond the specification). */
export function ChooseButton({ name, chosen, onPress, place }: ChooseButtonProps) {
  const label = wording.choose(name);
  if (place === 'page') {
    return (
      <Button variant="quiet" size="compact" onClick={onPress}>
        <Bookmark className={chosen ? filled : undefined} aria-hidden="true" />
        {chosen ? wording.remove : wording.add}
      </Button>
    );
  }
  return (
    <label className={cx(iconButtonStyle, onCard)}>
      <input type="checkbox" checked={chosen} onChange={onPress} aria-label={label} />
      <Bookmark className={chosen ? filled : undefined} aria-hidden="true" />
    </label>
  );
}
