import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { css } from '#styled-system/css';
import { flex } from '#styled-system/patterns';
import { iconButtonStyle } from './icon-button.tsx';
import type { TableMenuProps } from './table.tsx';
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

/** The menu of a row: React Aria positions it, handles its keys and restores the focus; the device's Back closes it. */
export function RowMenu({ label, icon, action }: TableMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  useBackCloses(isOpen, () => setOpen(false));
  // The table would focus the first control of the cell. An effect: while the list is there, the page is inert.
  useEffect(() => (isOpen ? () => trigger.current?.focus() : undefined), [isOpen]);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button ref={trigger} aria-label={label} className={iconButtonStyle}>
        {icon}
      </Button>
      <Popover className={popover} placement="bottom end">
        <Menu className={list} aria-label={label}>
          <MenuItem
            textValue={action.label}
            isDisabled={action.disabled ?? false}
            className={itemStyle}
            onAction={action.onAction}
          >
            {action.icon}
            {action.label}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
