import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import classes from './tabs.module.css';

export interface TabItem<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly count?: number | string | null | undefined;
}

export interface TabsProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly TabItem<Key>[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
  /** True for the full width of the page. */
  readonly isWide?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A row of tabs and the selected panel. Arrows, Home, and End select a tab. */
export function Tabs<Key extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  isWide = false,
  className,
}: TabsProps<Key>): ReactNode {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  // On a narrow screen the row is cut off, so this scrolls to the selected tab.
  useEffect(() => {
    const scroller = row.current;
    const chosen = scroller?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (scroller == null || chosen == null || scroller.scrollWidth <= scroller.clientWidth) return;
    scroller.scrollLeft = chosen.offsetLeft - (scroller.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ key }) => key === value);
    const last = tabs.length - 1;
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onChange(tab.key);
    row.current?.querySelector<HTMLElement>(`[data-key="${tab.key}"]`)?.focus();
  };
  return (
    <div className={joinClasses(classes.root, className)} data-wide={isWide || undefined}>
      <div
        ref={row}
        className={classes.row}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => {
          const isChosen = tab.key === value;
          return (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-${tab.key}`}
              data-key={tab.key}
              className={classes.tab}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChange(tab.key)}
            >
              {tab.icon}
              {tab.label}
              {tab.count != null && <span className={classes.count}>{tab.count}</span>}
            </button>
          );
        })}
      </div>
      <div
        className={classes.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
      >
        {children}
      </div>
    </div>
  );
}
