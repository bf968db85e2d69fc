import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { iconButtonStyle } from './icon-button.tsx';
import type { MenuAction } from './menu-list.tsx';

type List = ComponentType<import('./menu-list.tsx').MenuListProps>;

type MenuProps<I extends string> = {
  /** What the button opens, for screen readers: « Actions de la commande 1042 ». */
  label: string;
  icon: ReactNode;
  actions: readonly MenuAction<I>[];
  onAction: (id: I) => void;
};

/**
 * A round button that opens a list of actions. The list's script is asked for once the button is on the page; a click
 * that comes before it opens the list when it is there.
 */
export function Menu<I extends string>({ label, icon, actions, onAction }: MenuProps<I>) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [list, setList] = useState<{ List: List }>();

  useEffect(() => {
    let left = false;
    // Offline, the next click asks again.
    import('./menu-list.tsx').then(
      ({ MenuList }) => left || setList({ List: MenuList }),
      () => setOpen(false),
    );
    return () => {
      left = true;
    };
  }, []);

  return null;
}
