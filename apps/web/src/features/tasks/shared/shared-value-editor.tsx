import type { FieldShape, FieldValue } from '@baton/domain/field/field';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { sharedValueEditor_field$key } from '../../../__generated__/sharedValueEditor_field.graphql.ts';
import type { sharedValueEditorSaveMutation } from '../../../__generated__/sharedValueEditorSaveMutation.graphql.ts';
import { TableField } from '../../../fields/answer/table-field.tsx';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useValueText } from '../../../lib/fields/use-value-text.ts';
import { UnreadTextsContext, useAllUnread } from '../../../lib/fields/use-unread-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useKeptUnreadTexts } from '../../../lib/unsaved/use-unread-texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { AnswerInput } from '../form/answer-input.tsx';
import { readTaskForm } from '../form/task-form-requests.ts';
import { useSharedDraft } from './shared-draft.ts';
import classes from './shared.module.css';

interface SharedValueEditorProps {
  readonly taskId: string;
  readonly field: sharedValueEditor_field$key;
  readonly shape: FieldShape & { readonly name: string };
  /** It was opened by hand, and not found unfinished. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

const firstControl = 'input, textarea, [contenteditable="true"], select, [role="combobox"]';

/** Changes what was handed in, for everybody who is shown it. */
export function SharedValueEditor({
  taskId,
  field,
  shape,
  takesFocus,
  onClose,
}: SharedValueEditorProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment sharedValueEditor_field on FormField {
        instance
        version
        value
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
  const { instance, version, people } = data;
  const draft = useSharedDraft(taskId, instance);
  const unread = useKeptUnreadTexts(`shared.${taskId}.${instance}`);
  const texts = useAllUnread(unread);
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) editor.current?.querySelector<HTMLElement>(firstControl)?.focus();
  }, [takesFocus]);
  const environment = useRelayEnvironment();
  const valueText = useValueText();
  const [typed, setTyped] = useState(() => draft.kept() ?? { value: data.value ?? null, version });
  const { value } = typed;
  const type = (next: FieldValue | null): void => {
    command.reset();
    setTyped({ ...typed, value: next });
    draft.keep({ ...typed, value: next });
  };
  const giveUp = (): void => {
    draft.keep(null);
    unread.clear();
    onClose();
  };
  const nameOf = (id: string): string => people.find((party) => party.id === id)?.name ?? '…';
  const now = data.value == null ? t('fields.nothing') : valueText(shape, data.value, nameOf);
  // Saying what stands there now, the form has shown it: saving goes over it knowingly.
  const isOvertaken = typed.version !== version;
  const command = useCommand<sharedValueEditorSaveMutation>(
    graphql`
      mutation sharedValueEditorSaveMutation($input: EditTaskDataInput!) {
        editTaskData(input: $input) {
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
        readTaskForm(environment, taskId).catch(() => undefined);
        return true;
      },
    },
  );
  const error = command.fieldErrors[`values.${instance}`] ?? null;
  const fault = error ?? (texts.size === 0 ? null : t('shared.notRead'));
  const save = async (): Promise<void> => {
    const done = await command.run((idempotencyKey) => ({
      input: {
        idempotencyKey,
        taskId,
        values: [{ instance, value, expectedVersion: version }],
      },
    }));
    if (done !== null) giveUp();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      giveUp();
    } else if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.stopPropagation();
      // Specification 4.5: with an error the keys close it.
      if (fault === null) void save();
      else giveUp();
    }
  };
  return (
    <div ref={editor} className={classes.editor} onKeyDown={onKeyDown}>
      <UnreadTextsContext value={unread}>
        {shape.kind === 'TABLE' ? (
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
        ) : (
          <AnswerInput field={data} value={value} error={error} onType={type} onCommit={type} />
        )}
      </UnreadTextsContext>
      {isOvertaken && (
        <p className={classes.meanwhile} role="status">
          {t('shared.meanwhile', { value: now })}
        </p>
      )}
      <p className={classes.hint}>{t('shared.changeHint')}</p>
      <div className={classes.buttons}>
        <Button size="small" disabled={command.isPending} onClick={giveUp}>
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
