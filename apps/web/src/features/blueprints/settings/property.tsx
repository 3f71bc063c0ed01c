import type { ReactNode } from 'react';
import { InlineEdit } from '../../../ui/inline-edit/inline-edit.tsx';
import { useEditorState } from '../editor/editor-context.ts';
import classes from './property.module.css';
import type { FieldEdit } from './use-field-edit.ts';

export interface PropertyProps<T> {
  readonly label: string;
  readonly edit: FieldEdit<T>;
  readonly display: ReactNode;
  readonly isEmpty: boolean;
  /** Text for an empty value: what to do, or that there is none. */
  readonly emptyText: string;
  /** False for editors that save each change immediately. Losing focus only closes them. */
  readonly savesOnBlur?: boolean | undefined;
  /** The editor, mounted only while editing. */
  readonly children: ReactNode;
}

/** A setting with its label and value. A click or Enter opens its editor. */
export function Property<T>({
  label,
  edit,
  display,
  isEmpty,
  emptyText,
  savesOnBlur,
  children,
}: PropertyProps<T>): ReactNode {
  const { isEditable } = useEditorState();
  return (
    <div className={classes.property}>
      <span className={classes.label} aria-hidden="true">
        {label}
      </span>
      <div className={classes.value}>
        <InlineEdit
          label={label}
          isEditable={isEditable}
          display={isEmpty ? <span className={classes.empty}>{emptyText}</span> : display}
          error={edit.error}
          savesOnBlur={savesOnBlur}
          onSave={edit.save}
          onCancel={edit.cancel}
        >
          {children}
        </InlineEdit>
      </div>
    </div>
  );
}
