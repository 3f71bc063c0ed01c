import { nameRefusals } from '@baton/domain/field/validate-parts';
import { useState } from 'react';
import type {
  AddedStageStart,
  stageMutationsAddMutation,
  StageJoin,
} from '../../../__generated__/stageMutationsAddMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useDraft } from '../../../lib/draft/use-draft.ts';
import type { PreviewedCommand } from '../../../lib/preview/use-command-preview.ts';
import { addStageMutation } from './stage-mutations.ts';
import type { TaskPeople } from './people-fields.tsx';

/** A stage as needed to position another one. */
export interface StagePlace {
  readonly id: string;
  readonly name: string;
}

/** Draft of a stage with its first task. */
export interface StageDraft extends TaskPeople {
  readonly name: string;
  readonly description: string;
  /** The previous stage. Null for the first position. */
  readonly behind: string | null;
  readonly start: AddedStageStart;
  readonly stages: readonly string[];
  readonly join: StageJoin;
  readonly date: string | null;
  readonly taskKind: 'DEFAULT' | 'APPROVAL';
  readonly taskName: string;
}

const draftBehind = (behind: string | null): StageDraft => ({
  name: '',
  description: '',
  behind,
  start: behind === null ? 'WORKFLOW_START' : 'PREVIOUS_STAGE',
  stages: [],
  join: 'ALL_RESOLVED',
  date: null,
  taskKind: 'DEFAULT',
  taskName: '',
  people: [],
  rule: 'ANY',
});

/** Returns required inputs that are missing, after an attempt to add. */
const missingIn = ({ start, stages, date, taskKind, people }: StageDraft): ReadonlySet<string> =>
  new Set([
    ...(start === 'AFTER_STAGES' && stages.length === 0 ? ['stageIds'] : []),
    ...(start === 'DATE' && date === null ? ['date'] : []),
    ...(taskKind === 'APPROVAL' && people.length === 0 ? ['task.assigneeIds'] : []),
  ]);

export interface AddStage {
  readonly draft: StageDraft;
  /** True if an earlier visit left a draft. */
  readonly hasDraft: boolean;
  readonly change: (change: Partial<StageDraft>) => void;
  /** Deletes the draft. */
  readonly forget: () => void;
  readonly errorAt: (field: string) => string | undefined;
  readonly nameErrors: { readonly stage: string | undefined; readonly task: string | undefined };
  readonly isPending: boolean;
  /** The command for the preview. Null while it is incomplete. */
  readonly asked: PreviewedCommand | null;
  /** Returns false if an input is missing or the command was refused. */
  readonly add: () => Promise<boolean>;
}

/** Draft of a new stage and its command. */
export function useAddStage(workflowId: string, behind: string | null): AddStage {
  const t = useText();
  const { draft, hasDraft, update, forget, unsettled } = useDraft(
    `addStage.${workflowId}.${behind ?? 'first'}`,
    { empty: draftBehind(behind) },
  );
  const [isTried, setTried] = useState(false);
  const adding = useCommand<stageMutationsAddMutation>(addStageMutation, {
    fields: ['name', 'stageIds', 'date', 'task.name', 'task.assigneeIds'],
    unsettled,
  });
  const missing = missingIn(draft);
  const wrongName = (name: string): string | undefined => {
    const [refusal] = nameRefusals(name, 'name');
    return isTried && refusal !== undefined ? errorText(t, refusal) : undefined;
  };
  const isNamed = [draft.name, draft.taskName].every(
    (name) => nameRefusals(name, 'name').length === 0,
  );
  const { behind: afterStageId, start, stages: stageIds, join, date, rule, taskKind } = draft;
  const when = {
    afterStageId,
    start,
    ...(start === 'AFTER_STAGES' && { stageIds, join }),
    ...(start === 'DATE' && { date }),
  };
  const ofTask = { taskType: taskKind, ...(taskKind === 'APPROVAL' && { rule }) };
  const assigneeIds = draft.people.map(({ id }) => id);
  return {
    asked:
      missing.size > 0
        ? null
        : {
            command: 'ADD_STAGE',
            workflowId,
            stage: when,
            ...ofTask,
            task: { name: '', assigneeIds },
          },
    draft,
    hasDraft,
    change: (part) => update((before) => ({ ...before, ...part })),
    forget,
    errorAt: (field) =>
      isTried && missing.has(field) ? t('errors.Required') : adding.fieldErrors[field],
    nameErrors: {
      stage: wrongName(draft.name) ?? adding.fieldErrors['name'],
      task: wrongName(draft.taskName) ?? adding.fieldErrors['task.name'],
    },
    isPending: adding.isPending,
    add: async () => {
      setTried(true);
      if (missing.size > 0 || !isNamed) return false;
      const { name, description, taskName } = draft;
      const done = await adding.run((idempotencyKey) => ({
        input: {
          idempotencyKey,
          workflowId,
          name,
          description,
          ...when,
          ...ofTask,
          task: { name: taskName, assigneeIds },
        },
      }));
      if (done !== null) forget();
      return done !== null;
    },
  };
}
