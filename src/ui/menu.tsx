import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { css, cx } from '#styled-system/css';
import { iconButtonStyle } from './icon-button.tsx';

const popover = css({
  minW: '[14rem]',
  p: '1.5',
  bg: 'surface',
  border: 'hairline',
  borderRadius: 'lg',
  shadow: 'float',
  outline: '[none]',
});
const list = css({ outline: '[none]' });
const trigger = css({ _raFocusVisible: { outline: '[2px solid {colors.focus}]' } });
const itemStyle = css({
  display: 'flex',
  alignItems: 'center',
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

type MenuProps<I extends string> = {
  /** What the button opens, for screen readers: « Actions de la commande 1042 ». */
  label: string;
  icon: ReactNode;
  actions: readonly MenuAction<I>[];
  onAction: (id: I) => void;
};

/** A round button that opens a list of actions. React Aria places it, moves in it and gives the focus back. */
export function Menu<I extends string>({ label, icon, actions, onAction }: MenuProps<I>) {
  return (
    <MenuTrigger>
      <Button aria-label={label} className={cx(iconButtonStyle, trigger)}>
        {icon}
      </Button>
      <Popover className={popover} placement="bottom end">
        <AriaMenu
          className={list}
          onAction={(key) => {
            const chosen = actions.find((action) => action.id === key);
            if (chosen !== undefined) onAction(chosen.id);
          }}
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
    </MenuTrigger>
  );
}
