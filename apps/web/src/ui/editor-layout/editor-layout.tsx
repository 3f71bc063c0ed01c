import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Drawer } from '../drawer/drawer.tsx';
import classes from './editor-layout.module.css';
import { SettingsAccessContext } from './settings-access.ts';
import { useNarrow } from '../../lib/layout/use-narrow.ts';

export interface EditorLayoutProps {
  /** What the panel is. */
  readonly label: string;
  readonly main: ReactNode;
  /** The settings of what is selected; null when the main part needs the whole width. */
  readonly panel: ReactNode;
  /** Changes with the selection, so that the panel starts at its top. */
  readonly panelKey: string;
  /** Nothing in the panel takes the focus, so that no key could scroll it: it moves with the page. */
  readonly isReadOnly: boolean;
  /** Escape goes back from the panel to what is selected. */
  readonly onLeave?: (() => void) | undefined;
}

/** A list or a month that was open closed by it, or what is being composed was. Rich text claims every Escape, and does nothing by it. */
const isTaken = ({ defaultPrevented, nativeEvent, target }: KeyboardEvent): boolean =>
  nativeEvent.isComposing ||
  (defaultPrevented && !(target instanceof HTMLElement && target.isContentEditable));

/** The document beside its settings; on a narrow screen the settings come as a sheet. */
export function EditorLayout({
  label,
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
        ?.querySelector<HTMLElement>('button:enabled, input:enabled, [tabindex="0"]')
        ?.focus();
  };

  return (
    <div className={classes.root} data-panel={panel !== null && !isNarrow ? '' : undefined}>
      <div className={classes.main} data-outline="">
        <SettingsAccessContext value={{ open: openSettings, isSheet: isNarrow }}>
          {main}
        </SettingsAccessContext>
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
        <Drawer isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)} title={label} size={420}>
          {panel}
        </Drawer>
      )}
    </div>
  );
}
