import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Kbd } from '../kbd/kbd.tsx';
import { tooltip } from '../tooltip/tooltip.ts';
import type { MenuItem } from './menu-item.ts';
import { placeMenu, type MenuPosition } from './place-menu.ts';
import classes from './menu.module.css';

export interface MenuListProps {
  readonly id: string;
  readonly anchor: Element;
  readonly startsAt: 'first' | 'last';
  readonly items: readonly MenuItem[];
  readonly position: MenuPosition;
  readonly width: number | undefined;
  readonly onClose: (returnsFocus: boolean) => void;
}

/** The open menu: arrows, Home, End and first letters move, Escape and Tab leave. */
export function MenuList({
  id,
  anchor,
  startsAt,
  items,
  position,
  width,
  onClose,
}: MenuListProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const buttons = (): readonly HTMLElement[] => [
    ...(menu.current?.querySelectorAll<HTMLElement>('button') ?? []),
  ];
  useLayoutEffect(() => {
    if (menu.current === null) return;
    placeMenu(menu.current, anchor, position);
    const all = menu.current.querySelectorAll<HTMLElement>('button');
    all[startsAt === 'first' ? 0 : all.length - 1]?.focus({ preventScroll: true });
  }, [anchor, position, startsAt]);

  const leave = useEffectEvent((event: Event) => {
    const isInside =
      event.target instanceof Node &&
      (menu.current?.contains(event.target) === true || anchor.contains(event.target));
    if (!isInside) onClose(false);
  });
  useEffect(() => {
    document.addEventListener('pointerdown', leave, true);
    document.addEventListener('scroll', leave, true);
    window.addEventListener('resize', leave);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      document.removeEventListener('scroll', leave, true);
      window.removeEventListener('resize', leave);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const all = buttons();
    const at = all.findIndex((button) => button === document.activeElement);
    const letter =
      event.key.length === 1 && !event.ctrlKey && !event.metaKey ? event.key.toLowerCase() : null;
    const starting = (from: number): number => {
      const order = all.map((_, index) => (index + from) % all.length);
      return (
        order.find((index) => all[index]?.textContent?.toLowerCase().startsWith(letter ?? '')) ?? at
      );
    };
    const next = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose(true);
    } else if (next !== undefined) {
      event.preventDefault();
      all[next]?.focus();
    } else if (letter !== null && letter !== ' ') {
      event.preventDefault();
      all[starting(at + 1)]?.focus();
    }
  };

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={anchor.getAttribute('aria-label') ?? anchor.textContent ?? undefined}
      className={classes.dropdown}
      style={width === undefined ? undefined : { width }}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
    >
      {items.map((item, index) => {
        if (item === 'divider') {
          return <hr key={`divider-${index}`} className={classes.divider} />;
        }
        if ('heading' in item) {
          return (
            <div key={`heading-${index}`} role="presentation" className={classes.heading}>
              {item.heading}
            </div>
          );
        }
        const { key, label, icon, keyHint, isDanger, isChecked, disabledReason, run } = item;
        const isOff = Boolean(disabledReason);
        return (
          <button
            key={key}
            {...tooltip(disabledReason, { wide: true })}
            type="button"
            role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={isChecked}
            aria-disabled={isOff || undefined}
            tabIndex={-1}
            className={classes.item}
            data-tone={isDanger ? 'danger' : undefined}
            onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
            onClick={() => {
              if (isOff) return;
              onClose(true);
              run();
            }}
          >
            {icon !== undefined && <span className={classes.section}>{icon}</span>}
            <span className={classes.label}>{label}</span>
            {keyHint !== undefined && <Kbd keys={keyHint} />}
            {isChecked === true && (
              <span className={classes.section} aria-hidden="true">
                ✓
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
