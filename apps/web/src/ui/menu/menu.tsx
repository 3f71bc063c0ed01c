import {
  cloneElement,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useCommands } from '../../lib/keyboard/commands.ts';
import type { MenuItem } from './menu-item.ts';
import { MenuList } from './menu-list.tsx';
import type { MenuPosition } from './place-menu.ts';
import classes from './menu.module.css';

interface TriggerProps {
  readonly 'aria-haspopup'?: 'menu';
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string | undefined;
}

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement<TriggerProps>;
  readonly items: readonly MenuItem[];
  readonly position?: MenuPosition | undefined;
  readonly width?: number | undefined;
  /** Name of the item that the actions change. If set, the search dialog offers the actions too. */
  readonly commandSubject?: string | undefined;
  /** Label of a search box, for a long menu. */
  readonly searchLabel?: string | undefined;
}

/**
 * A button with a menu. Not Mantine's, because the sidebar has two menus and Mantine's floating
 * code would be a tenth of the first page.
 */
export function Menu({
  trigger,
  items,
  position = 'bottom-end',
  width,
  commandSubject,
  searchLabel,
}: MenuProps): ReactNode {
  const id = useId();
  useCommands(
    commandSubject === undefined
      ? []
      : items.flatMap((item) =>
          item === 'divider' || 'heading' in item || item.disabledReason != null
            ? []
            : [{ ...item, subject: commandSubject }],
        ),
  );
  const shell = useRef<HTMLSpanElement>(null);
  const [opened, setOpened] = useState<{
    readonly anchor: Element;
    readonly startsAt: 'first' | 'last';
  } | null>(null);
  const open = (startsAt: 'first' | 'last'): void => {
    const anchor = shell.current?.firstElementChild;
    if (anchor != null) setOpened({ anchor, startsAt });
  };
  const close = (returnsFocus: boolean): void => {
    // Returns focus immediately, so that a dialog opened by an item can return it to the button
    // too.
    if (returnsFocus && opened?.anchor instanceof HTMLElement) opened.anchor.focus();
    setOpened(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (opened !== null || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    event.stopPropagation();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <>
      <span
        ref={shell}
        role="presentation"
        className={classes.shell}
        onClick={(event) => {
          event.stopPropagation();
          if (opened === null) open('first');
          else close(true);
        }}
        onKeyDown={onKeyDown}
      >
        {cloneElement(trigger, {
          'aria-haspopup': 'menu',
          'aria-expanded': opened !== null,
          'aria-controls': opened === null ? undefined : id,
        })}
      </span>
      {opened !== null &&
        createPortal(
          <MenuList
            id={id}
            anchor={opened.anchor}
            startsAt={opened.startsAt}
            items={items}
            position={position}
            width={width}
            searchLabel={searchLabel}
            onClose={close}
          />,
          document.body,
        )}
    </>
  );
}
