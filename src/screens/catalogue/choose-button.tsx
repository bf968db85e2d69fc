import { Check, ListPlus } from 'lucide-react';
import { css, cx } from '#styled-system/css';
import { buttonStyle } from '#ui/button-style.ts';
import { iconButtonStyle } from '#ui/icon-button.tsx';
import { selectionWording } from '#wording/selection.ts';

const wording = selectionWording;

// On the foot of the picture, above the link that covers the card.
const onPicture = css({
  position: 'absolute',
  bottom: { base: '1', md: '2' },
  right: { base: '1', md: '2' },
  zIndex: '[1]',
  // What is seen is smaller than what answers.
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    w: '9',
    h: '9',
    borderRadius: 'pill',
    bg: 'surface',
    border: 'input',
  },
  _hover: { bg: 'transparent', '& > span': { borderColor: 'primary', color: 'primary' } },
  '&[aria-pressed=true] > span': {
    bg: 'primary',
    borderColor: 'primary',
    color: 'onPrimary',
    _forcedColors: { outline: '[2px solid Highlight]' },
  },
});
const inWords = cx(
  buttonStyle({ variant: 'quiet', size: 'compact' }),
  css({ '&[aria-pressed=true]': { bg: 'primarySoft', _forcedColors: { outline: '[2px solid Highlight]' } } }),
);

type ChooseButtonProps = {
  name: string;
  chosen: boolean;
  onPress: () => void;
  /** On a card only an icon has room; an animal's own page has it for the words. */
  place: 'card' | 'page';
};

/** Chooses an animal for the selection that one sends, or takes it out again (beyond the specification). */
export function ChooseButton({ name, chosen, onPress, place }: ChooseButtonProps) {
  const icon = chosen ? <Check aria-hidden="true" /> : <ListPlus aria-hidden="true" />;
  const label = wording.choose(name);
  if (place === 'page') {
    return (
      <button type="button" className={inWords} aria-pressed={chosen} onClick={onPress}>
        {icon}
        {wording.add}
      </button>
    );
  }
  return (
    <button
      type="button"
      className={cx(iconButtonStyle, onPicture)}
      aria-pressed={chosen}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <span>{icon}</span>
    </button>
  );
}
