import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskDueFact_task$key } from '../../../../__generated__/taskDueFact_task.graphql.ts';
import type { taskMutationsDueMutation } from '../../../../__generated__/taskMutationsDueMutation.graphql.ts';
import { useCommand } from '../../../../lib/api/use-command.ts';
import { useFormats } from '../../../../lib/i18n/use-formats.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useDraft } from '../../../../lib/draft/use-draft.ts';
import { DateTimePicker } from '../../../../ui/date-picker/date-picker.tsx';
import { InlineEdit } from '../../../../ui/inline-edit/inline-edit.tsx';
import { UnsentText } from '../../../../ui/unsent-draft/unsent-text.tsx';
import { ConflictNote } from '../../../../ui/conflict-note/conflict-note.tsx';
import { Moment } from '../../../../ui/moment/moment.tsx';
import { refusalTip } from '../../../../lib/refusal/refusal-text.ts';
import { changeTaskDueDate } from '../../commands/task-mutations.ts';
import { TaskDue } from '../../due/task-due.tsx';
import { WhatHappens } from '../decision/what-happens.tsx';
import type { SaveReport } from '../save-state.ts';
import classes from './task-facts.module.css';

interface TaskDueFactProps {
  readonly task: taskDueFact_task$key;
  readonly onSave: SaveReport;
}

export function TaskDueFact({ task, onSave }: TaskDueFactProps): ReactNode {
  const t = useText();
  const formats = useFormats();
  const data = useFragment(
    graphql`
      fragment taskDueFact_task on Task {
        id
        version
        dueOn
        completedAt
        ...taskDue_task
        permissions {
          editDueOn
          refusals {
            ...refusalText_refusal
          }
        }
      }
    `,
    task,
  );
  // An empty text means no date.
  const shown = data.dueOn ?? '';
  const { id, version } = data;
  const edit = useDraft(`text.due.${id}`, { empty: shown, version });
  const { draft: text, isEdited, seen, hasDraft, change, forget } = edit;
  const command = useCommand<taskMutationsDueMutation>(changeTaskDueDate, {
    fields: ['dueOn'],
    onError: seen.onError,
  });
  const dueOn = text === '' ? null : text;
  const save = async (): Promise<boolean> => {
    if (text === shown) {
      forget();
      return true;
    }
    onSave({ kind: 'saving' });
    const done = await command.run((idempotencyKey) => ({
      input: {
        idempotencyKey,
        taskId: id,
        expectedVersion: seen.version,
        dueOn,
      },
    }));
    onSave(done === null ? { kind: 'failed' } : { kind: 'saved', at: new Date().toISOString() });
    if (done !== null) forget();
    return done !== null;
  };

  const none = <span className={classes.none}>{t('tasks.fact.noDate')}</span>;
  const display =
    data.completedAt == null ? (
      <TaskDue task={data} none={none} />
    ) : data.dueOn == null ? (
      none
    ) : (
      <Moment at={data.dueOn} />
    );
  if (!data.permissions.editDueOn && isEdited)
    return (
      <>
        {display}
        <UnsentText
          label={t('tasks.fact.due')}
          text={dueOn === null ? t('tasks.fact.noDate') : formats.moment(dueOn)}
          onDiscard={forget}
        />
      </>
    );
  return (
    <InlineEdit
      label={t('tasks.fact.due')}
      isEditable={data.permissions.editDueOn}
      readOnlyReason={refusalTip(t, data.permissions.refusals, 'editDueOn')}
      isSaving={command.isPending}
      error={command.fieldErrors['dueOn']}
      hasDraft={hasDraft}
      onSave={save}
      onEdit={seen.open}
      onCancel={() => {
        forget();
        command.reset();
      }}
      display={display}
    >
      <DateTimePicker
        label={t('tasks.fact.due')}
        hideLabel
        autoFocus={!hasDraft}
        value={dueOn}
        onChange={(next) => change(next ?? '')}
        error={command.fieldErrors['dueOn']}
      />
      {text !== shown && (
        <WhatHappens command={{ command: 'CHANGE_DUE_DATE', taskId: id, dueOn }} />
      )}
      {seen.hasConflict && isEdited && (
        <ConflictNote>
          {data.dueOn == null ? t('tasks.fact.noDate') : <Moment at={data.dueOn} />}
        </ConflictNote>
      )}
    </InlineEdit>
  );
}
