import { nameRefusals } from '@baton/domain/field/validate-parts';
import { Plus } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useCommandPreview } from '../../../lib/preview/use-command-preview.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { RestoredDraftNote } from '../../../ui/restored-draft-note/restored-draft-note.tsx';
import { DateTimePicker } from '../../../ui/date-picker/date-picker.tsx';
import { EntityDialog } from '../../../ui/entity/entity-dialog.tsx';
import { EffectList } from '../../../ui/effect-list/effect-list.tsx';
import { MultiSelect, Select } from '../../../ui/select/select.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { BlueprintChoice } from './blueprint-choice.tsx';
import { CallFields } from './call-fields.tsx';
import { PeopleFields } from './people-fields.tsx';
import { TaskExtras } from './task-extras.tsx';
import type { TaskKind } from './task-kinds.ts';
import { useAddTask, type AddTask } from './use-add-task.ts';
import classes from './add-task.module.css';

interface NamedTask {
  readonly id: string;
  readonly name: string;
}

export interface AddTaskDialogProps {
  readonly workflowId: string;
  readonly stage: {
    readonly id: string;
    readonly name: string;
    /** True for a completed stage, which becomes active again. */
    readonly isFinished: boolean;
    readonly tasks: readonly NamedTask[];
  };
  /** Task types that the person can add here. */
  readonly kinds: readonly TaskKind[];
  readonly onClose: () => void;
}

/** Returns required inputs that are missing, after an attempt to add. */
function missingIn({ draft }: AddTask): readonly string[] {
  return [
    ...(draft.kind === 'APPROVAL' && draft.people.length === 0 ? ['task.assigneeIds'] : []),
    ...(draft.kind === 'LINKED_WORKFLOW' && draft.blueprintId === null ? ['blueprintId'] : []),
    ...(draft.kind === 'AUTOMATION' && draft.automation.url.trim() === ''
      ? ['automation.url']
      : []),
  ];
}

/** Adds a task to a stage of a running workflow. */
export function AddTaskDialog({
  workflowId,
  stage,
  kinds,
  onClose,
}: AddTaskDialogProps): ReactNode {
  const t = useText();
  const [isTried, setTried] = useState(false);
  const adding = useAddTask(
    { workflowId, stageId: stage.id },
    new Set(stage.tasks.map(({ id }) => id)),
  );
  const { draft, change } = adding;
  const { effects } = useCommandPreview(adding.asked);
  const missing = missingIn(adding);
  const [wrongName] = nameRefusals(draft.name, 'name');
  const errorAt = (field: string): string | undefined =>
    isTried && missing.includes(field) ? t('errors.Required') : adding.errorAt(field);
  const nameError =
    isTried && wrongName !== undefined ? errorText(t, wrongName) : adding.errorAt('task.name');
  const options = stage.tasks.map(({ id, name }) => ({ value: id, label: name }));
  const isApproval = draft.kind === 'APPROVAL';
  const submit = async (): Promise<void> => {
    setTried(true);
    if (missing.length > 0 || wrongName !== undefined || !(await adding.add())) return;
    notify({ tone: 'success', text: t('plan.added', { name: draft.name.trim() }) });
    onClose();
  };
  const discard = (): void => {
    adding.forget();
    onClose();
  };
  return (
    <EntityDialog
      title={t('plan.addTo', { stage: stage.name })}
      size="medium"
      submitLabel={t('plan.add')}
      submitIcon={<Plus />}
      submitKeyHint="mod+enter"
      isPending={adding.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
      onCancel={discard}
    >
      {adding.hasDraft && <RestoredDraftNote onDiscard={adding.forget} />}
      {stage.isFinished && <p className={classes.hint}>{t('plan.reopensStage')}</p>}
      <TextInput
        label={t('plan.name')}
        required
        autoFocus
        value={draft.name}
        onChange={(name) => change({ name })}
        error={nameError}
      />
      <Select<TaskKind>
        label={t('plan.kind')}
        clearable={false}
        value={draft.kind}
        options={kinds.map((kind) => ({ value: kind, label: t(`plan.kind.${kind}`) }))}
        onChange={(kind) => change({ kind: kind ?? 'DEFAULT' })}
      />
      {draft.kind === 'AUTOMATION' && (
        <CallFields
          automation={draft.automation}
          onChange={(automation) => change({ automation })}
          errorAt={errorAt}
        />
      )}
      {draft.kind === 'LINKED_WORKFLOW' && (
        <Suspense fallback={<Skeleton variant="text" />}>
          <BlueprintChoice
            value={draft.blueprintId}
            onChange={(blueprintId) => change({ blueprintId })}
            error={errorAt('blueprintId')}
          />
        </Suspense>
      )}
      <PeopleFields
        isApproval={isApproval}
        value={draft}
        onChange={change}
        error={errorAt('task.assigneeIds')}
      />
      <DateTimePicker
        label={t('plan.due')}
        value={draft.dueOn}
        onChange={(dueOn) => change({ dueOn })}
        error={errorAt('task.dueOn')}
      />
      {options.length > 0 && (
        <>
          <MultiSelect
            label={t('plan.after')}
            description={t(isApproval ? 'plan.afterApproval' : 'plan.afterHint')}
            searchable
            value={draft.afterTasks}
            options={options}
            onChange={(afterTasks) => change({ afterTasks })}
          />
          <Select
            label={t('plan.place')}
            clearable={false}
            searchable
            value={draft.before ?? 'end'}
            options={[
              ...options.map(({ value, label }) => ({
                value,
                label: t('plan.place.before', { name: label }),
              })),
              { value: 'end', label: t('plan.place.end') },
            ]}
            onChange={(before) => change({ before: before === 'end' ? null : before })}
          />
        </>
      )}
      <TaskExtras
        draft={draft}
        kind={draft.kind}
        isDated={draft.dueOn !== null}
        onChange={change}
        errorAt={errorAt}
      />
      <EffectList effects={effects} />
    </EntityDialog>
  );
}
