import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { tooltip } from '../tooltip/tooltip.ts';
import { matchingItems } from './matching-items.ts';
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
  /** Label of the search box. Without it, there is no search box. */
  readonly searchLabel: string | undefined;
  readonly onClose: (returnsFocus: boolean) => void;
}

/**
 * The open menu. Arrows, Home, End, and first letters move, Escape and Tab close it. With a search
 * box, letters go to it, and Enter runs the first match.
 */
export function MenuList({
  id,
  anchor,
  startsAt,
  items,
  position,
  width,
  searchLabel,
  onClose,
}: MenuListProps): ReactNode {
  const t = useText();
  const menu = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const anchorTop = useRef(0);
  const [query, setQuery] = useState('');
  const shown = matchingItems(items, query);
  const buttons = (): readonly HTMLElement[] => [
    ...(menu.current?.querySelectorAll<HTMLElement>('button') ?? []),
  ];
  useLayoutEffect(() => {
    if (menu.current === null) return;
    placeMenu(menu.current, anchor, position);
    anchorTop.current = anchor.getBoundingClientRect().top;
    const all = menu.current.querySelectorAll<HTMLElement>('button');
    const first = search.current ?? all[0];
    (startsAt === 'first' ? first : all[all.length - 1])?.focus({ preventScroll: true });
  }, [anchor, position, startsAt]);

  const leaveFor = (event: Event): void => {
    const isInside =
      event.target instanceof Node &&
      (menu.current?.contains(event.target) === true || anchor.contains(event.target));
    if (!isInside) onClose(false);
  };
  const leave = useEffectEvent(leaveFor);
  // Closes the menu if its button has moved by scrolling. Ignores late scroll events after which
  // the button is at the same position.
  const leaveMoved = useEffectEvent((event: Event) => {
    if (anchor.getBoundingClientRect().top !== anchorTop.current) leaveFor(event);
  });
  useEffect(() => {
    document.addEventListener('pointerdown', leave, true);
    document.addEventListener('scroll', leaveMoved, true);
    window.addEventListener('resize', leave);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      document.removeEventListener('scroll', leaveMoved, true);
      window.removeEventListener('resize', leave);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const all = buttons();
    const isSearching = event.target === search.current;
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
      ArrowUp: (at <= 0 ? all.length : at) - 1,
      ...(isSearching ? {} : { Home: 0, End: all.length - 1 }),
    }[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose(true);
    } else if (next !== undefined) {
      event.preventDefault();
      all[next]?.focus();
    } else if (isSearching) {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      all[0]?.click();
    } else if (search.current !== null) {
      if (event.key === 'Backspace' || (letter !== null && letter !== ' ')) search.current.focus();
    } else if (letter !== null && letter !== ' ') {
      event.preventDefault();
      all[starting(at + 1)]?.focus();
    }
  };

  return (
    <div
      ref={menu}
      role="presentation"
      className={classes.dropdown}
      data-searchable={searchLabel === undefined ? undefined : ''}
      style={width === undefined ? undefined : { width }}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
    >
      {searchLabel !== undefined && (
        <input
          ref={search}
          type="search"
          autoComplete="off"
          className={classes.search}
          aria-label={searchLabel}
          aria-controls={id}
          placeholder={searchLabel}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      )}
      <div
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={anchor.getAttribute('aria-label') ?? anchor.textContent ?? undefined}
        className={classes.items}
      >
        {shown.map((item, index) => {
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
          const { key, label, icon, keyHint, isDanger, isChecked, isToggle, disabledReason, run } =
            item;
          const checkable = isToggle === true ? 'menuitemcheckbox' : 'menuitemradio';
          const isOff = Boolean(disabledReason);
          return (
            <button
              key={key}
              {...tooltip(disabledReason, { wide: true })}
              type="button"
              role={isChecked === undefined ? 'menuitem' : checkable}
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
      {shown.length === 0 && (
        <p role="status" className={classes.heading}>
          {t('ui.noMatches')}
        </p>
      )}
    </div>
  );
}
