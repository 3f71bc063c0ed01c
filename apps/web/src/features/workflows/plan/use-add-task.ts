import { newAutomation, type Automation } from '@baton/domain/automation/automation';
import type { addTaskMutationsAutomatedMutation } from '../../../__generated__/addTaskMutationsAutomatedMutation.graphql.ts';
import type { addTaskMutationsLinkedMutation } from '../../../__generated__/addTaskMutationsLinkedMutation.graphql.ts';
import type {
  addTaskMutationsTaskMutation,
  AddedApprovalRule,
} from '../../../__generated__/addTaskMutationsTaskMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useDraft } from '../../../lib/draft/use-draft.ts';
import type { PreviewedCommand } from '../../../lib/preview/use-command-preview.ts';
import {
  addAutomatedTaskMutation,
  addLinkedTaskMutation,
  addTaskMutation,
} from './add-task-mutations.ts';
import type { TaskPeople } from './people-fields.tsx';
import { extrasToSend, noExtras, type ExtraDraft } from './task-extras.tsx';
import type { TaskKind } from './task-kinds.ts';

/** Draft of a task. */
export interface TaskDraft extends TaskPeople, ExtraDraft {
  readonly kind: TaskKind;
  readonly name: string;
  readonly dueOn: string | null;
  readonly afterTasks: readonly string[];
  /** The next task. Null for the end. */
  readonly before: string | null;
  readonly automation: Automation;
  readonly blueprintId: string | null;
}

const emptyDraft: TaskDraft = {
  ...noExtras,
  kind: 'DEFAULT',
  name: '',
  people: [],
  rule: 'ANY',
  dueOn: null,
  afterTasks: [],
  before: null,
  automation: newAutomation,
  blueprintId: null,
};

/** Place of the new task. */
export interface AddPlace {
  readonly workflowId: string;
  readonly stageId: string;
}

const common = ['name', 'assigneeIds', 'dueOn', 'due.amount', 'backupIds', 'approvals'].map(
  (field) => `task.${field}`,
);

export interface AddTask {
  readonly draft: TaskDraft;
  /** True if an earlier visit left a draft. */
  readonly hasDraft: boolean;
  readonly change: (change: Partial<TaskDraft>) => void;
  /** Deletes the draft. */
  readonly forget: () => void;
  readonly errorAt: (field: string) => string | undefined;
  readonly isPending: boolean;
  /** The command for the preview. */
  readonly asked: PreviewedCommand;
  /** Returns whether it was added. */
  readonly add: () => Promise<boolean>;
}

/** Draft of a new task. Each type has its own command. */
export function useAddTask(place: AddPlace, tasks: ReadonlySet<string>): AddTask {
  const local = useDraft(`addTask.${place.stageId}`, { empty: emptyDraft });
  const { draft: typed, hasDraft, update, forget, unsettled } = local;
  // Tasks that the draft refers to may be deleted by now.
  const draft: TaskDraft = {
    ...typed,
    afterTasks: typed.afterTasks.filter((id) => tasks.has(id)),
    before: typed.before !== null && tasks.has(typed.before) ? typed.before : null,
  };
  const adding = useCommand<addTaskMutationsTaskMutation>(addTaskMutation, {
    fields: common,
    unsettled,
  });
  const automating = useCommand<addTaskMutationsAutomatedMutation>(addAutomatedTaskMutation, {
    fields: [...common, 'automation.url', 'automation.body.text'],
    unsettled,
  });
  const linking = useCommand<addTaskMutationsLinkedMutation>(addLinkedTaskMutation, {
    fields: [...common, 'blueprintId'],
    unsettled,
  });
  const { kind, automation, blueprintId, rule } = draft;
  const task = {
    name: draft.name,
    assigneeIds: draft.people.map(({ id }) => id),
    dueOn: draft.dueOn,
    afterTaskIds: draft.afterTasks,
    beforeTaskId: draft.before,
    ...extrasToSend(draft, kind, draft.dueOn !== null),
  };
  const send = async (): Promise<object | null> => {
    if (kind === 'AUTOMATION')
      return automating.run((idempotencyKey) => ({
        input: { ...place, idempotencyKey, task, automation },
      }));
    if (kind === 'LINKED_WORKFLOW')
      return linking.run((idempotencyKey) => ({
        input: { ...place, idempotencyKey, task, blueprintId: blueprintId ?? '' },
      }));
    const ofApproval: { readonly rule?: AddedApprovalRule } = kind === 'APPROVAL' ? { rule } : {};
    return adding.run((idempotencyKey) => ({
      input: { ...place, idempotencyKey, task, type: kind, ...ofApproval },
    }));
  };
  const asked: PreviewedCommand = {
    command: 'ADD_TASK',
    ...place,
    // Other inputs don't change the effects.
    task: { name: '', assigneeIds: task.assigneeIds, afterTaskIds: task.afterTaskIds },
    taskType: kind,
    ...(kind === 'APPROVAL' && { rule }),
  };
  const command = { AUTOMATION: automating, LINKED_WORKFLOW: linking, DEFAULT: adding };
  const { fieldErrors, isPending } = command[kind === 'APPROVAL' ? 'DEFAULT' : kind];
  return {
    draft,
    hasDraft,
    change: (part) => update((before) => ({ ...before, ...part })),
    forget,
    errorAt: (field) => fieldErrors[field],
    isPending,
    asked,
    add: async () => {
      const isAdded = (await send()) !== null;
      if (isAdded) forget();
      return isAdded;
    },
  };
}
