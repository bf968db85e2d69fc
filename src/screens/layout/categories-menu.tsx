import { ChevronDown, Menu } from 'lucide-react';
import { type ReactNode, useCallback, useId, useRef } from 'react';
import { css } from '#styled-system/css';
import { flex } from '#styled-system/patterns';
import { layoutWording } from '#wording/layout.ts';
import { useDismissal } from '../use-dismissal.ts';

const frame = flex({ position: 'relative', align: 'center' });
const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2.5',
  minH: '10',
  px: '4',
  bg: 'quiet',
  borderRadius: 'pill',
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
  _hover: { color: 'primary' },
  '& svg': { w: '4.5', h: '4.5', transitionProperty: '[transform]', transitionDuration: 'quick' },
  '&[aria-expanded=true] svg:last-child': { transform: 'rotate(180deg)' },
});
const panel = css({
  position: 'absolute',
  top: '[100%]',
  left: '0',
  minW: '[18rem]',
  maxH: '[calc(100vh - 80px)]',
  overflowY: 'auto',
  p: '2',
  bg: 'raised',
  border: 'hairline',
  borderRadius: 'xl',
  shadow: 'float',
});

const texts = layoutWording.navigation;

type CategoriesMenuProps = {
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
};

/** The 'All categories' dropdown: Escape, a click outside, and moving the focus out close it. */
export function CategoriesMenu({ open, onToggle, children }: CategoriesMenuProps) {
  const id = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  const close = useCallback(() => onToggle(false), [onToggle]);
  useDismissal({ open, frame: frameRef, opener: buttonRef, onDismiss: close });

  return (
    <div ref={frameRef} className={frame}>
      <button
        ref={buttonRef}
        type="button"
        className={button}
        data-focus-home=""
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onToggle(!open)}
      >
        <Menu aria-hidden="true" />
        <span lang={texts.allCategoriesLanguage}>{texts.allCategories}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      <div id={id} className={panel} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
