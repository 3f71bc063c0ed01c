import { asId, type TaskId } from '@baton/domain/core/ids';
import type { PosedQuestion } from '@baton/domain/run/engine/preview';
import {
  resetChoices,
  type GivenChoice,
  type ResetChoice,
} from '@baton/domain/run/command/reset-choice';
import { taskOf } from '@baton/domain/run/run-view';
import { builder } from '../../../platform/graphql/builder.ts';
import type { RunDetails } from '../../runs/index.ts';
import { nodeOfRun, TaskRef } from '../../tasks/index.ts';

const ResetChoiceRef = builder.enumType('ResetChoice', {
  description:
    'What becomes of what a task has started, when the task is reset. Of a linked workflow: KEEP goes on being followed, END is ended and NEW goes on by itself, and another takes its place. Of a call: RUN_AGAIN is made once more, KEEP uses what it brought, COMPENSATE waits until somebody has undone what it did.',
  values: resetChoices,
});

/** An argument of commands that may reset tasks. */
export const ResetChoiceInput = builder.inputType('ResetChoiceInput', {
  fields: (t) => ({
    taskId: t.id({ required: true }),
    request: t.int({ description: 'The linked workflow; left out for the call of the task.' }),
    choice: t.field({ type: ResetChoiceRef, required: true }),
  }),
});

interface ChoiceInput {
  readonly taskId: string;
  readonly request?: number | null | undefined;
  readonly choice: ResetChoice;
}

/** The choices as the engine takes them. */
export const givenChoices = (
  inputs: readonly ChoiceInput[] | null | undefined,
): readonly GivenChoice[] =>
  (inputs ?? []).map(({ taskId, request, choice }) => ({
    taskId: asId<TaskId>(taskId),
    request: request ?? null,
    choice,
  }));

export const ResetQuestionRef = builder
  .objectRef<PosedQuestion & { readonly details: RunDetails }>('ResetQuestion')
  .implement({
    description: 'What there is to decide about a task that a command resets.',
    fields: (t) => ({
      task: t.field({
        type: TaskRef,
        nullable: true,
        description: 'Null where the viewer may not read it.',
        resolve: ({ taskId, details }) => {
          const task = taskOf(details.view, taskId);
          return task === undefined ? null : nodeOfRun(details, task);
        },
      }),
      taskId: t.exposeID('taskId'),
      request: t.exposeInt('request', {
        nullable: true,
        description: 'The linked workflow; null for the call of the task.',
      }),
      options: t.field({
        type: [ResetChoiceRef],
        description: 'The first is what is done where nobody chooses.',
        resolve: ({ options }) => options,
      }),
      chosen: t.field({ type: ResetChoiceRef, resolve: ({ chosen }) => chosen }),
    }),
  });
