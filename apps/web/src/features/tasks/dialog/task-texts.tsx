import { nameRefusals } from '@baton/domain/field/validate-parts';
import { richTextToPlain } from '@baton/domain/core/rich-text';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskTexts_task$key } from '../../../__generated__/taskTexts_task.graphql.ts';
import type { taskTextsMutation } from '../../../__generated__/taskTextsMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import type { SeenVersion } from '../../../lib/api/use-seen-version.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { refusalTip } from '../../../lib/refusal/refusal-text.ts';
import { useDraft } from '../../../lib/draft/use-draft.ts';
import { UnsentText } from '../../../ui/unsent-draft/unsent-text.tsx';
import { InlineEdit } from '../../../ui/inline-edit/inline-edit.tsx';
import { ConflictNote } from '../../../ui/conflict-note/conflict-note.tsx';
import { MentioningEditor } from '../../../fields/text/mentioning-editor.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import classes from './task-body.module.css';

const document = graphql`
  mutation taskTextsMutation($input: UpdateTaskInput!) {
    updateTask(input: $input) {
      task {
        id
        name
        ...taskTexts_task
      }
    }
  }
`;

interface TaskTextsProps {
  readonly task: taskTexts_task$key;
  /** Content between name and description. */
  readonly status: ReactNode;
}

/** Name and description of the task, edited inline. */
export function TaskTexts({ task, status }: TaskTextsProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment taskTexts_task on Task {
        id
        version
        name
        description
        permissions {
          editName
          editDescription
          refusals {
            ...refusalText_refusal
          }
        }
      }
    `,
    task,
  );
  const command = useCommand<taskTextsMutation>(document, { fields: ['name', 'description'] });
  const { id, version, permissions } = data;
  const nameEdit = useDraft(`text.name.${id}`, { empty: data.name, version });
  const descriptionEdit = useDraft(`text.description.${id}`, { empty: data.description, version });
  const { draft: name, seen: seenName } = nameEdit;
  const { draft: description, seen: seenDescription } = descriptionEdit;

  const save = async (
    texts: { readonly name: string } | { readonly description: string },
    { version: expectedVersion, onError }: SeenVersion,
  ): Promise<boolean> => {
    const done = await command.run(
      (idempotencyKey) => ({ input: { idempotencyKey, taskId: id, expectedVersion, ...texts } }),
      { onError },
    );
    return done !== null;
  };
  const closeName = (): void => {
    nameEdit.forget();
    command.reset();
  };
  const closeDescription = (): void => {
    descriptionEdit.forget();
    command.reset();
  };
  const saveName = async (): Promise<boolean> => {
    const isDone = !nameEdit.isEdited || (await save({ name }, seenName));
    if (isDone) closeName();
    return isDone;
  };
  const saveDescription = async (): Promise<boolean> => {
    const isDone = !descriptionEdit.isEdited || (await save({ description }, seenDescription));
    if (isDone) closeDescription();
    return isDone;
  };
  const [wrong] = nameEdit.isEdited ? nameRefusals(name, 'name') : [];
  const nameError = wrong === undefined ? command.fieldErrors['name'] : errorText(t, wrong);

  return (
    <>
      <InlineEdit
        label={t('tasks.fact.name')}
        isEditable={permissions.editName}
        readOnlyReason={refusalTip(t, permissions.refusals, 'editName')}
        isSaving={command.isPending}
        error={nameError}
        hasDraft={nameEdit.hasDraft}
        onEdit={seenName.open}
        onSave={saveName}
        onCancel={closeName}
        display={<h2 className={classes.name}>{data.name}</h2>}
      >
        <TextInput
          label={t('tasks.fact.name')}
          hideLabel
          autoFocus={!nameEdit.hasDraft}
          value={name}
          onChange={nameEdit.change}
          error={nameError}
        />
        {seenName.hasConflict && nameEdit.isEdited && <ConflictNote>{data.name}</ConflictNote>}
      </InlineEdit>
      {!permissions.editName && nameEdit.isEdited && (
        <UnsentText label={t('tasks.fact.name')} text={name} onDiscard={closeName} />
      )}
      {status}
      <InlineEdit
        label={t('tasks.fact.description')}
        isEditable={permissions.editDescription}
        readOnlyReason={refusalTip(t, permissions.refusals, 'editDescription')}
        isSaving={command.isPending}
        error={command.fieldErrors['description']}
        hasDraft={descriptionEdit.hasDraft}
        onEdit={seenDescription.open}
        onSave={saveDescription}
        onCancel={closeDescription}
        display={
          data.description === '' ? (
            <p className={classes.empty}>{t('tasks.dialog.noDescription')}</p>
          ) : (
            <div className={classes.description}>
              <RichTextView html={data.description} />
            </div>
          )
        }
      >
        <MentioningEditor
          task={id}
          label={t('tasks.fact.description')}
          hideLabel
          autoFocus={!descriptionEdit.hasDraft}
          value={description}
          onChange={descriptionEdit.change}
          error={command.fieldErrors['description']}
        />
        {seenDescription.hasConflict && descriptionEdit.isEdited && (
          <ConflictNote>
            <RichTextView html={data.description} />
          </ConflictNote>
        )}
      </InlineEdit>
      {!permissions.editDescription && descriptionEdit.isEdited && (
        <UnsentText
          label={t('tasks.fact.description')}
          text={richTextToPlain(description)}
          onDiscard={closeDescription}
        />
      )}
    </>
  );
}
