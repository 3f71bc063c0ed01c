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
  /** What an empty value says: what to do about it, or that there is nothing. */
  readonly emptyText: string;
  /** For editors that save each choice at once: leaving them only closes them. */
  readonly savesOnBlur?: boolean | undefined;
  /** The editor; mounted only while editing. */
  readonly children: ReactNode;
}

/** A line of the settings: what it is and its value, which a click or Enter turns into its editor. */
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
