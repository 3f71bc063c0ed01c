import { useEffect, useRef, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { sharedValue_field$key } from '../../../__generated__/sharedValue_field.graphql.ts';
import { useDraft, type DraftFormat } from '../../../lib/draft/use-draft.ts';
import { readField } from '../../../lib/fields/read-field.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { unchangedEntry, type FormEntry } from '../form/entry/form-entry.ts';
import { entryOf, isStoredEntry, storedEntry } from '../form/store/stored-entry.ts';
import { ShownValue } from '../form/entry/shown-value.tsx';
import { SharedValueEditor } from './shared-value-editor.tsx';
import classes from './shared.module.css';

interface SharedValueProps {
  /** Null if no task has a form in which the person can edit it. */
  readonly taskId: string | null;
  readonly field: sharedValue_field$key;
}

const format: DraftFormat<FormEntry> = {
  toStored: storedEntry,
  fromStored: (stored) => (isStoredEntry(stored) ? entryOf(stored) : null),
};

/** A value that people with permission can edit here. */
export function SharedValue({ taskId, field }: SharedValueProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment sharedValue_field on FormField {
        instance
        version
        value
        isShared
        ...readField_field
        ...shownValue_field
        ...sharedValueEditor_field
      }
    `,
    field,
  );
  const shape = readField(data);
  const stored = { value: data.value ?? null, version: data.version };
  const edit = useDraft(`shared.${taskId ?? ''}.${data.instance}`, {
    empty: unchangedEntry(stored),
    format,
  });
  // A draft of an earlier visit is shown immediately.
  const [isOpen, setOpen] = useState(data.isShared && edit.hasDraft);
  // If the person opened it, focus moves to the editor and back.
  const [isTouched, setTouched] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isTouched && !isOpen) button.current?.focus();
  }, [isTouched, isOpen]);
  const open = (): void => {
    setTouched(true);
    setOpen(true);
  };
  if (!data.isShared || taskId === null) return <ShownValue field={data} shape={shape} />;
  if (isOpen)
    return (
      <SharedValueEditor
        taskId={taskId}
        field={data}
        instance={data.instance}
        stored={stored}
        shape={shape}
        edit={edit}
        takesFocus={isTouched}
        onClose={() => setOpen(false)}
      />
    );
  return (
    <div className={classes.shown}>
      <div
        role="presentation"
        className={classes.touch}
        // Links and expanders handle their own clicks, and tables can be scrolled.
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a, button, [role=grid]') === null)
            open();
        }}
      >
        <ShownValue field={data} shape={shape} />
      </div>
      <Button
        ref={button}
        size="small"
        kind="subtle"
        aria-label={t('shared.changeOf', { name: shape.name })}
        onClick={open}
      >
        {t('shared.change')}
      </Button>
    </div>
  );
}
