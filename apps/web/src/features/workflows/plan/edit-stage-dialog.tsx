import { nameRefusals } from '@baton/domain/field/validate-parts';
import type { ReactNode } from 'react';
import type { stageMutationsUpdateMutation } from '../../../__generated__/stageMutationsUpdateMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { useDraft } from '../../../lib/draft/use-draft.ts';
import { RestoredDraftNote } from '../../../ui/restored-draft-note/restored-draft-note.tsx';
import { EntityDialog } from '../../../ui/entity/entity-dialog.tsx';
import { ConflictNote } from '../../../ui/conflict-note/conflict-note.tsx';
import { MentioningEditor } from '../../../fields/text/mentioning-editor.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { updateStageMutation } from './stage-mutations.ts';

interface StageTexts {
  readonly name: string;
  readonly description: string;
}

export interface EditStageDialogProps {
  readonly workflow: { readonly id: string; readonly version: number };
  readonly stage: { readonly id: string } & StageTexts;
  readonly onClose: () => void;
}

/** Edits name and description of a stage. */
export function EditStageDialog({ workflow, stage, onClose }: EditStageDialogProps): ReactNode {
  const t = useText();
  const { version } = workflow;
  const nameEdit = useDraft(`text.stage.name.${stage.id}`, { empty: stage.name, version });
  const descriptionEdit = useDraft(`text.stage.description.${stage.id}`, {
    empty: stage.description,
    version,
  });
  const { draft: name, seen: seenName } = nameEdit;
  const { draft: description, seen: seenDescription } = descriptionEdit;
  // An unedited text isn't sent.
  const changed: Partial<StageTexts> = {
    ...(name !== stage.name && { name }),
    ...(description !== stage.description && { description }),
  };
  const saving = useCommand<stageMutationsUpdateMutation>(updateStageMutation, {
    fields: ['name'],
    onError: (error) => seenName.onError(error) || seenDescription.onError(error),
  });
  const discard = (): void => {
    nameEdit.forget();
    descriptionEdit.forget();
    onClose();
  };
  const [wrong] = nameRefusals(name, 'name');
  const submit = async (): Promise<void> => {
    if (wrong !== undefined) return;
    if (changed.name === undefined && changed.description === undefined) return discard();
    const done = await saving.run((idempotencyKey) => ({
      input: {
        idempotencyKey,
        workflowId: workflow.id,
        stageId: stage.id,
        expectedVersion: Math.min(
          changed.name === undefined ? version : seenName.version,
          changed.description === undefined ? version : seenDescription.version,
        ),
        ...changed,
      },
    }));
    if (done === null) return;
    notify({ tone: 'success', text: t('stages.saved', { name: name.trim() }) });
    discard();
  };
  return (
    <EntityDialog
      title={t('stages.editTitle', { name: stage.name })}
      size="medium"
      submitLabel={t('ui.save')}
      submitKeyHint="mod+enter"
      isPending={saving.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
      onCancel={discard}
    >
      {(nameEdit.hasDraft || descriptionEdit.hasDraft) && <RestoredDraftNote />}
      <TextInput
        label={t('stages.name')}
        required
        autoFocus
        value={name}
        onChange={nameEdit.change}
        error={wrong === undefined ? saving.fieldErrors['name'] : errorText(t, wrong)}
      />
      {seenName.hasConflict && changed.name !== undefined && (
        <ConflictNote>{stage.name}</ConflictNote>
      )}
      <MentioningEditor
        label={t('stages.description')}
        value={description}
        onChange={descriptionEdit.change}
      />
      {seenDescription.hasConflict && changed.description !== undefined && (
        <ConflictNote>
          <RichTextView html={stage.description} />
        </ConflictNote>
      )}
    </EntityDialog>
  );
}
