import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { css } from '#styled-system/css';
import { flex } from '#styled-system/patterns';
import { useBackCloses } from './use-back-closes.ts';

const popover = css({
  minW: '[14rem]',
  p: '1.5',
  bg: 'raised',
  border: 'hairline',
  borderRadius: 'lg',
  shadow: 'float',
  outline: '[none]',
});
const list = css({ outline: '[none]' });
const itemStyle = flex({
  align: 'center',
  gap: '2.5',
  minH: '11',
  px: '3',
  borderRadius: 'md',
  fontWeight: 'medium',
  cursor: 'pointer',
  outline: '[none]',
  _raFocused: { bg: 'primarySoft', color: 'primary', _forcedColors: { outline: '[2px solid Highlight]' } },
  _raDisabled: { color: 'muted', cursor: 'not-allowed' },
  '& svg': { w: '4.5', h: '4.5' },
});

export type MenuAction<I extends string> = { id: I; label: string; icon?: ReactNode; disabled?: boolean };

export type MenuListProps = {
  id: string;
  label: string;
  actions: readonly MenuAction<string>[];
  onAction: (id: string) => void;
  onClose: () => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
};

/** The open list of a menu. React Aria positions it, handles its keys and restores the focus; Back closes it. It loads in a script of its own. */
export function MenuList({ id, label, actions, onAction, onClose, triggerRef }: MenuListProps) {
  const menu = useRef<HTMLDivElement>(null);
  useBackCloses(true, onClose);
  // A screen reader's click opens the list with the focus on the list itself: this moves it to the first action.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === menu.current) {
        menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
      }
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Popover
      aria-label={label}
      className={popover}
      placement="bottom end"
      triggerRef={triggerRef}
      isOpen
      onOpenChange={onClose}
    >
      <AriaMenu
        ref={menu}
        id={id}
        className={list}
        aria-label={label}
        autoFocus="first"
        onClose={onClose}
        onAction={(key) => onAction(String(key))}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.id}
            id={action.id}
            textValue={action.label}
            isDisabled={action.disabled ?? false}
            className={itemStyle}
          >
            {action.icon}
            {action.label}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  );
}
