import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useEditorState } from '../editor/editor-context.ts';
import classes from './property.module.css';

export interface PopoverPropertyProps {
  readonly label: string;
  readonly display: ReactNode;
  readonly isEmpty: boolean;
  /** Text for an empty value: what to do, or that there is none. */
  readonly emptyText: string;
  readonly popover: (trigger: (open: () => void) => ReactElement) => ReactNode;
}

/** A setting with its label and value. A click or Enter opens its popover. */
export function PopoverProperty({
  label,
  display,
  isEmpty,
  emptyText,
  popover,
}: PopoverPropertyProps): ReactNode {
  const t = useText();
  const { isEditable } = useEditorState();
  return (
    <div className={classes.property}>
      <span className={classes.label} aria-hidden="true">
        {label}
      </span>
      <div className={classes.touchable}>
        {isEmpty ? <span className={classes.empty}>{emptyText}</span> : display}
        {isEditable &&
          popover((open) => (
            <button
              type="button"
              className={classes.touch}
              aria-label={t('ui.editField', { name: label })}
              onClick={open}
            />
          ))}
      </div>
    </div>
  );
}
