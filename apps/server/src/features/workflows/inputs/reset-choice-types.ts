import { asId, type TaskId } from '@baton/domain/core/ids';
import type { PosedQuestion } from '@baton/domain/run/engine/preview';
import type { SelectedReset, ResetChoice } from '@baton/domain/run-model/command/reset-choice';
import { taskOf } from '@baton/domain/run-model/run-view';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import type { RunDetails } from '../../runs/index.ts';
import { nodeOfRun, TaskRef } from '../../tasks/index.ts';

const ResetChoiceRef = builder.enumType('ResetChoice', {
  description: 'What happens to started work when its task is reset.',
  values: enumValues<ResetChoice>({
    COMPENSATE: 'Request: the task waits until someone reversed the effects of the request.',
    END: 'Linked workflow: it ends, and another one starts.',
    KEEP: 'Linked workflow: the task continues with it. Request: its result is used again.',
    NEW: 'Linked workflow: it is unlinked, and another one starts.',
    RUN_AGAIN: 'Request: it is sent again.',
  }),
});

/** Input of commands that can reset tasks. */
export const ResetChoiceInput = builder.inputType('ResetChoiceInput', {
  description: 'Decision about work that a command resets.',
  fields: (t) => ({
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    request: t.int({ description: 'Linked workflow. Null for the request of the task.' }),
    choice: t.field({ type: ResetChoiceRef, required: true, description: 'Selected option.' }),
  }),
});

interface ChoiceInput {
  readonly taskId: string;
  readonly request?: number | null | undefined;
  readonly choice: ResetChoice;
}

/** Returns the decisions in the form that the engine needs. */
export const toSelectedResets = (
  inputs: readonly ChoiceInput[] | null | undefined,
): readonly SelectedReset[] =>
  (inputs ?? []).map(({ taskId, request, choice }) => ({
    taskId: asId<TaskId>(taskId),
    request: request ?? null,
    choice,
  }));

export const ResetQuestionRef = builder
  .objectRef<PosedQuestion & { readonly details: RunDetails }>('ResetQuestion')
  .implement({
    description: 'Decision about a task that a command resets.',
    fields: (t) => ({
      task: t.field({
        type: TaskRef,
        nullable: true,
        description: "Task. Null if the viewer can't read it.",
        resolve: ({ taskId, details }) => {
          const task = taskOf(details.view, taskId);
          return task === undefined ? null : nodeOfRun(details, task);
        },
      }),
      taskId: t.exposeID('taskId', { description: 'ID of the task.' }),
      request: t.exposeInt('request', {
        nullable: true,
        description: 'Linked workflow. Null for the request of the task.',
      }),
      options: t.field({
        type: [ResetChoiceRef],
        description: 'Options. The first is the default.',
        resolve: ({ options }) => options,
      }),
      chosen: t.field({
        type: ResetChoiceRef,
        description: 'Selected option.',
        resolve: ({ chosen }) => chosen,
      }),
    }),
  });
