import { ChevronDown } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { joinClasses } from '../join-classes.ts';
import { Menu } from '../menu/menu.tsx';
import { useFoldedTabs } from './use-folded-tabs.ts';
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

/**
 * A row of tabs and the selected panel. Arrows, Home, and End select a tab. Tabs that don't fit are
 * in a menu at the end.
 */
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
  const t = useText();
  const folded = useFoldedTabs(
    row,
    tabs.map(({ key }) => key),
    value,
  );
  const isMovingFocus = useRef(false);
  useLayoutEffect(() => {
    // A folded tab can only get focus after it is selected.
    if (isMovingFocus.current)
      row.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    isMovingFocus.current = false;
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
    isMovingFocus.current = true;
    onChange(tab.key);
  };
  return (
    <div className={joinClasses(classes.root, className)} data-wide={isWide || undefined}>
      <div ref={row} className={classes.row}>
        <div className={classes.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
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
                data-folded={folded.includes(tab.key) || undefined}
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
        {folded.length > 0 && (
          <Menu
            trigger={
              <button type="button" className={joinClasses(classes.tab, classes.more)}>
                {t('ui.moreTabs')}
                <ChevronDown aria-hidden="true" />
              </button>
            }
            items={tabs
              .filter(({ key }) => folded.includes(key))
              .map(({ key, label: text, icon }) => ({
                key,
                label: text,
                icon,
                run: () => onChange(key),
              }))}
          />
        )}
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
