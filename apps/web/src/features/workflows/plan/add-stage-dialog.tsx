import { Plus } from 'lucide-react';
import { type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useCommandPreview } from '../../../lib/preview/use-command-preview.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { RestoredDraftNote } from '../../../ui/restored-draft-note/restored-draft-note.tsx';
import { EntityDialog } from '../../../ui/entity/entity-dialog.tsx';
import { EffectList } from '../../../ui/effect-list/effect-list.tsx';
import { MentioningEditor } from '../../../fields/text/mentioning-editor.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { PeopleFields } from './people-fields.tsx';
import { StageStartFields } from './stage-start-fields.tsx';
import { useAddStage, type AddStage, type StagePlace } from './use-add-stage.ts';
import classes from './add-task.module.css';

export interface AddStageDialogProps {
  readonly workflowId: string;
  /** All stages of the workflow in order. */
  readonly stages: readonly StagePlace[];
  /** The previous stage. Null for the first position. */
  readonly behind: string | null;
  readonly onClose: () => void;
}

/** A new stage needs a first task with assignees. */
function FirstTask({ adding }: { readonly adding: AddStage }): ReactNode {
  const t = useText();
  const { draft, change, errorAt, nameErrors } = adding;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('stages.firstTask')}</legend>
      <p className={classes.hint}>{t('stages.firstTaskHint')}</p>
      <TextInput
        label={t('stages.taskName')}
        required
        value={draft.taskName}
        onChange={(taskName) => change({ taskName })}
        error={nameErrors.task}
      />
      <Select<'DEFAULT' | 'APPROVAL'>
        label={t('plan.kind')}
        clearable={false}
        value={draft.taskKind}
        options={(['DEFAULT', 'APPROVAL'] as const).map((kind) => ({
          value: kind,
          label: t(`plan.kind.${kind}`),
        }))}
        onChange={(kind) => change({ taskKind: kind ?? 'DEFAULT' })}
      />
      <PeopleFields
        isApproval={draft.taskKind === 'APPROVAL'}
        value={draft}
        onChange={change}
        error={errorAt('task.assigneeIds')}
      />
    </fieldset>
  );
}

/** Adds a stage to a running workflow. */
export function AddStageDialog({
  workflowId,
  stages,
  behind,
  onClose,
}: AddStageDialogProps): ReactNode {
  const t = useText();
  const adding = useAddStage(workflowId, behind);
  const { draft, change, nameErrors, isPending } = adding;
  const { effects } = useCommandPreview(adding.asked);
  const submit = async (): Promise<void> => {
    if (!(await adding.add())) return;
    notify({ tone: 'success', text: t('stages.added', { name: draft.name.trim() }) });
    onClose();
  };
  const discard = (): void => {
    adding.forget();
    onClose();
  };
  return (
    <EntityDialog
      title={t('stages.addTitle')}
      size="medium"
      submitLabel={t('stages.add')}
      submitIcon={<Plus />}
      submitKeyHint="mod+enter"
      isPending={isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
      onCancel={discard}
    >
      {adding.hasDraft && <RestoredDraftNote onDiscard={adding.forget} />}
      <TextInput
        label={t('stages.name')}
        required
        autoFocus
        value={draft.name}
        onChange={(name) => change({ name })}
        error={nameErrors.stage}
      />
      <MentioningEditor
        label={t('stages.description')}
        value={draft.description}
        onChange={(description) => change({ description })}
      />
      <StageStartFields adding={adding} stages={stages} />
      <FirstTask adding={adding} />
      <EffectList effects={effects} />
    </EntityDialog>
  );
}
