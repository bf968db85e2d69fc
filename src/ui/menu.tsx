import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { iconButtonStyle } from './icon-button.tsx';
import type { MenuAction, MenuListProps } from './menu-list.tsx';

type MenuProps<I extends string> = {
  /** The accessible name of the list: « Actions de la commande 1042 ». */
  label: string;
  icon: ReactNode;
  actions: readonly MenuAction<I>[];
  onAction: (id: I) => void;
};

/** A round button that opens a list of actions, whose script it loads; after an early click the list opens when its script has loaded. */
export function Menu<I extends string>({ label, icon, actions, onAction }: MenuProps<I>) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [List, setList] = useState<ComponentType<MenuListProps>>();

  const load = useCallback(
    () =>
      import('./menu-list.tsx').then(
        ({ MenuList }) => setList(() => MenuList),
        () => setOpen(false),
      ),
    [],
  );
  useEffect(() => {
    void load();
  }, [load]);

  const show = () => {
    // Safari does not focus a clicked button, to which the focus must return.
    trigger.current?.focus();
    setOpen(true);
    if (List === undefined) void load();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and Space, too: their click counts as a virtual one, after which React Aria focuses the list itself.
    if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    // The Enter that chose an action is held, and the focus is back.
    if (!event.repeat) show();
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={iconButtonStyle}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open && List !== undefined ? id : undefined}
        onClick={show}
        onKeyDown={onKeyDown}
      >
        {icon}
      </button>
      {open && List !== undefined && (
        <List
          id={id}
          label={label}
          actions={actions}
          triggerRef={trigger}
          onClose={() => setOpen(false)}
          onAction={(chosen) => {
            const action = actions.find((one) => one.id === chosen);
            if (action !== undefined) onAction(action.id);
          }}
        />
      )}
    </>
  );
}
