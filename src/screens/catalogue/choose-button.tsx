import { Check, ListPlus, ListX } from 'lucide-react';
import { css, cx } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { iconButtonStyle } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { selectionWording } from '#wording/selection.ts';

const wording = selectionWording;

// On the foot of the picture, above the link that covers the card.
const onPicture = css({
  position: 'absolute',
  bottom: { base: '1', md: '2' },
  right: { base: '1', md: '2' },
  zIndex: '[1]',
  // What is seen is smaller than what answers: the icon, 1.25 rem wide, stands in a circle of its own.
  '& > svg': {
    w: '[82%]',
    h: '[82%]',
    p: '[calc(41% - 0.625rem - 1px)]',
    borderRadius: 'pill',
    bg: 'surface',
    border: 'input',
  },
  _hover: { bg: 'transparent' },
  '&:hover > svg': { borderColor: 'primary' },
  '& > input': {
    appearance: 'none',
    position: 'absolute',
    inset: '0',
    borderRadius: 'pill',
    cursor: 'pointer',
  },
  '& > :checked + svg': {
    bg: 'primary',
    borderColor: 'primary',
    color: 'onPrimary',
    _forcedColors: { outline: '[2px solid Highlight]' },
  },
});

type ChooseButtonProps = {
  name: string;
  chosen: boolean;
  onPress: () => void;
  /** On a card only an icon has room; an animal's own page has it for the words. */
  place: 'card' | 'page';
};

/** Chooses an animal for the selection that one sends, or takes it out again (beyond the specification). */
export function ChooseButton({ name, chosen, onPress, place }: ChooseButtonProps) {
  const label = wording.choose(name);
  if (place === 'page') {
    return (
      <Button variant="quiet" size="compact" onClick={onPress}>
        {chosen ? <ListX aria-hidden="true" /> : <ListPlus aria-hidden="true" />}
        {chosen ? wording.remove : wording.add}
        {chosen && <VisuallyHidden>{wording.fromSelection}</VisuallyHidden>}
      </Button>
    );
  }
  return (
    <label className={cx(iconButtonStyle, onPicture)}>
      <input type="checkbox" checked={chosen} onChange={onPress} aria-label={label} />
      {chosen ? <Check aria-hidden="true" /> : <ListPlus aria-hidden="true" />}
    </label>
  );
}
