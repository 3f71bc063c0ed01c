import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import fieldClasses from '../field/field.module.css';
import { canWait, waitForSight } from './sights.ts';
import classes from './drawn-in-sight.module.css';

export interface DrawnInSightProps {
  /** Label of the waiting field. */
  readonly label: string;
  /** Value of the field as text. */
  readonly text: string;
  readonly kind: string;
  /** True to render immediately: among the first, with an error, or touched. */
  readonly isWanted: boolean;
  /** The field itself. */
  readonly children: ReactNode;
}

const firstControl = 'input, textarea, select, [contenteditable="true"], button, [tabindex="0"]';

/**
 * A field of a long form. Until it is near the viewport or gets keyboard focus, a placeholder with
 * its name and value can be read, found, and focused.
 */
export function DrawnInSight({
  label,
  text,
  kind,
  isWanted,
  children,
}: DrawnInSightProps): ReactNode {
  const t = useText();
  const [isDrawn, setIsDrawn] = useState(() => isWanted || !canWait());
  const box = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  // A rendered field stays rendered.
  if (isWanted && !isDrawn) setIsDrawn(true);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    if (!isDrawn) return waitForSight(element, () => setIsDrawn(true));
    if (takesFocus.current) element.querySelector<HTMLElement>(firstControl)?.focus();
    takesFocus.current = false;
    return undefined;
  }, [isDrawn]);
  return (
    <div ref={box} className={classes.box} data-waits={isDrawn ? undefined : kind}>
      {isDrawn ? (
        children
      ) : (
        <div className={fieldClasses.root}>
          <span className={fieldClasses.label}>{label}</span>
          <button
            type="button"
            className={classes.stand}
            onFocus={() => {
              takesFocus.current = true;
              setIsDrawn(true);
            }}
          >
            <span className="visually-hidden">{t('ui.editField', { name: label })}</span> {text}
          </button>
        </div>
      )}
    </div>
  );
}
