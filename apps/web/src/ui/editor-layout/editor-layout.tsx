import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Drawer } from '../drawer/drawer.tsx';
import classes from './editor-layout.module.css';
import { SettingsAccessContext } from './settings-access.ts';
import { useNarrow } from '../../lib/layout/use-narrow.ts';

export interface EditorLayoutProps {
  /** Accessible name of the panel. */
  readonly label: string;
  /** A list of all items, beside the document. A narrow screen shows it in the main part. */
  readonly outline?: ReactNode;
  readonly main: ReactNode;
  /** Settings of the selected item. Null if the main part needs the whole width. */
  readonly panel: ReactNode;
  /** Changes with the selection, so that the panel starts at its top. */
  readonly panelKey: string;
  /**
   * True if nothing in the panel can get focus. The panel then scrolls with the page, because no
   * key could scroll it.
   */
  readonly isReadOnly: boolean;
  /** Called when Escape returns from the panel to the selected item. */
  readonly onLeave?: (() => void) | undefined;
}

/**
 * Returns true if Escape closed an open list or calendar or canceled a composition. Rich text
 * prevents the default of every Escape without using it.
 */
const isTaken = ({ defaultPrevented, nativeEvent, target }: KeyboardEvent): boolean =>
  nativeEvent.isComposing ||
  (defaultPrevented && !(target instanceof HTMLElement && target.isContentEditable));

/**
 * The document next to the settings of the selected item. On a narrow screen, the settings open as
 * a sheet.
 */
export function EditorLayout({
  label,
  outline,
  main,
  panel,
  panelKey,
  isReadOnly,
  onLeave,
}: EditorLayoutProps): ReactNode {
  const isNarrow = useNarrow(1100);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const aside = useRef<HTMLElement>(null);

  useEffect(() => {
    if (aside.current !== null) aside.current.scrollTop = 0;
  }, [panelKey]);

  const openSettings = (): void => {
    if (isNarrow) setIsSheetOpen(true);
    else
      aside.current
        ?.querySelector<HTMLElement>(
          ':is(button:enabled, input:enabled, [tabindex="0"]):not([data-head] *)',
        )
        ?.focus();
  };

  return (
    <SettingsAccessContext value={{ open: openSettings, isSheet: isNarrow }}>
      <div
        className={classes.root}
        data-panel={panel !== null && !isNarrow ? '' : undefined}
        data-outlined={outline === undefined ? undefined : ''}
      >
        {outline !== undefined && !isNarrow && <div className={classes.outline}>{outline}</div>}
        <div className={classes.main} data-outline="">
          {main}
        </div>
        {panel !== null && !isNarrow && (
          <aside
            ref={aside}
            className={classes.aside}
            aria-label={label}
            data-read-only={isReadOnly || undefined}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && !isTaken(event)) onLeave?.();
            }}
          >
            {panel}
          </aside>
        )}
        {panel !== null && isNarrow && (
          <Drawer
            isOpen={isSheetOpen}
            onClose={() => setIsSheetOpen(false)}
            title={label}
            size={420}
          >
            {panel}
          </Drawer>
        )}
      </div>
    </SettingsAccessContext>
  );
}
