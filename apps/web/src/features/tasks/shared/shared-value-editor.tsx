import type { FieldShape, FieldValue } from '@baton/domain/field/field';
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { sharedValueEditor_field$key } from '../../../__generated__/sharedValueEditor_field.graphql.ts';
import type { sharedValueEditorSaveMutation } from '../../../__generated__/sharedValueEditorSaveMutation.graphql.ts';
import { TableField } from '../../../fields/answer/table-field.tsx';
import { ColumnWordsContext, columnWordsOfTask } from '../../../fields/rows/column-words.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useDraft, type LocalDraft } from '../../../lib/draft/use-draft.ts';
import { noUnread, useUnreadTexts } from '../../../lib/draft/use-unread-texts.ts';
import { UnreadTextsContext, useAllUnread } from '../../../lib/fields/use-unread-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { RestoredDraftNote } from '../../../ui/restored-draft-note/restored-draft-note.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useUndoNotice } from '../commands/use-undo-notice.ts';
import { WhatHappens } from '../dialog/decision/what-happens.tsx';
import { AnswerConflict } from '../form/entry/answer-conflict.tsx';
import { AnswerInput } from '../form/entry/answer-input.tsx';
import {
  resolvedOrUnchanged,
  conflictingCells,
  rebasedEntry,
  isInConflict,
  type FormEntry,
  type StoredValue,
} from '../form/entry/form-entry.ts';
import { readTaskForm } from '../form/store/task-form-requests.ts';
import classes from './shared.module.css';

interface SharedValueEditorProps {
  readonly taskId: string;
  readonly field: sharedValueEditor_field$key;
  readonly instance: string;
  readonly stored: StoredValue;
  readonly shape: FieldShape & { readonly name: string };
  readonly edit: LocalDraft<FormEntry>;
  /** True if opened by the person, not by a restored draft. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

const firstControl = 'input, textarea, [contenteditable="true"], select, [role="combobox"]';

/** Edits a submitted value for everyone who can view it. */
export function SharedValueEditor({
  taskId,
  field,
  instance,
  stored,
  shape,
  edit,
  takesFocus,
  onClose,
}: SharedValueEditorProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment sharedValueEditor_field on FormField {
        people {
          id
          name
          kind
        }
        ...answerInput_field
      }
    `,
    field,
  );
  const { people } = data;
  const unread = useUnreadTexts(
    useDraft(`unread.shared.${taskId}.${instance}`, { empty: noUnread }),
  );
  const texts = useAllUnread(unread);
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) editor.current?.querySelector<HTMLElement>(firstControl)?.focus();
  }, [takesFocus]);
  const environment = useRelayEnvironment();
  const entry = useMemo(() => rebasedEntry(edit.draft, stored), [edit.draft, stored]);
  const { value } = entry;
  const isAsked = isInConflict(entry, stored);
  const type = (next: FieldValue | null): void => {
    command.reset();
    edit.change({ ...entry, value: next });
  };
  const discard = (): void => {
    edit.forget();
    unread.clear();
    onClose();
  };
  const nameOf = (id: string): string => people.find((party) => party.id === id)?.name ?? '…';
  const hasConflict = useRef(false);
  const tell = useUndoNotice();
  const command = useCommand<sharedValueEditorSaveMutation>(
    graphql`
      mutation sharedValueEditorSaveMutation($input: EditTaskDataInput!) {
        editTaskData(input: $input) {
          undoableUntil
          task {
            ...taskState_task
            ...taskForm_task
          }
          changed {
            ...taskState_task
            ...taskForm_task
          }
        }
      }
    `,
    {
      fields: [`values.${instance}`],
      onError: ({ code }) => {
        if (code !== 'FieldsChangedMeanwhile') return false;
        hasConflict.current = true;
        return true;
      },
    },
  );
  const error = command.fieldErrors[`values.${instance}`] ?? null;
  const fault =
    error ?? (texts.has(instance) ? t('shared.notRead') : isAsked ? t('shared.selectFirst') : null);
  const send = async (value: FieldValue | null, expectedVersion: number): Promise<boolean> => {
    const done = await command.run(
      (idempotencyKey) => ({
        input: { idempotencyKey, taskId, values: [{ instance, value, expectedVersion }] },
      }),
      {
        onDone: (answer, key) =>
          tell('tasks.notice.valueChanged', { id: taskId, name: shape.name }, answer, key),
      },
    );
    if (done !== null) discard();
    return done !== null;
  };
  const save = async (): Promise<void> => {
    if ((await send(value, stored.version)) || !hasConflict.current) return;
    hasConflict.current = false;
    // If someone else saved first and there is no conflict, the merged value is sent.
    const now = await readTaskForm(environment, taskId).catch(() => null);
    const there = now?.get(instance);
    if (there === undefined) return;
    const next = rebasedEntry(entry, there);
    if (!isInConflict(next, there)) await send(next.value, there.version);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      // If the control only discarded invalid text, the editor stays with the previous value.
      if (!event.defaultPrevented) discard();
    } else if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.stopPropagation();
      // The save keys close the editor also with an error, but not with an open conflict.
      if (fault === null) void save();
      else if (!isAsked) discard();
    }
  };
  return (
    <div ref={editor} className={classes.editor} onKeyDown={onKeyDown}>
      {!takesFocus && <RestoredDraftNote />}
      <UnreadTextsContext value={unread}>
        {shape.kind === 'TABLE' ? (
          <ColumnWordsContext value={columnWordsOfTask(taskId)}>
            <TableField
              label={shape.name}
              shape={shape}
              value={value}
              storageKey={instance}
              known={people}
              isReadOnly={false}
              isJudged={error !== null}
              error={error}
              onCommit={type}
            />
          </ColumnWordsContext>
        ) : (
          <AnswerInput field={data} value={value} error={error} onType={type} onCommit={type} />
        )}
      </UnreadTextsContext>
      {isAsked && (
        <AnswerConflict
          {...{ shape, nameOf }}
          mine={value}
          theirs={stored.value}
          cells={conflictingCells(entry, stored)}
          by={null}
          isOwn={false}
          onChoose={(choice) => edit.change(resolvedOrUnchanged(entry, stored, choice))}
        />
      )}
      <p className={classes.hint}>{t('shared.changeHint')}</p>
      {fault === null && (
        <WhatHappens
          command={{
            command: 'EDIT_SHARED',
            taskId,
            values: [{ instance, value, expectedVersion: stored.version }],
          }}
        />
      )}
      <div className={classes.buttons}>
        <Button size="small" disabled={command.isPending} onClick={discard}>
          {t('ui.cancel')}
        </Button>
        <Button
          size="small"
          kind="primary"
          loading={command.isPending}
          disabledReason={fault}
          keyHint="mod+enter"
          onClick={() => void save()}
        >
          {t('shared.save')}
        </Button>
      </div>
    </div>
  );
}
