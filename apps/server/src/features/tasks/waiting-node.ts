import { asId, type StageId, type TaskId } from '@baton/domain/core/ids';
import type { Waiting } from '@baton/domain/workflow/waiting';
import type { RunDetails } from '../runs/index.ts';
import type { WaitingReasonNode } from './task-types.ts';

const idsOf = (value: string | number | undefined): readonly string[] =>
  typeof value === 'string' ? value.split(' ').filter((id) => id !== '') : [];

/** The reason with the names that its sentence needs. */
export const waitingNode = (
  { texts }: RunDetails,
  waiting: Waiting | null,
): WaitingReasonNode | null => {
  if (waiting === null) return null;
  const params: WaitingReasonNode['params'] = waiting.params;
  const stages = [...idsOf(params['stages']), ...idsOf(params['stage'])];
  const tasks = [...idsOf(params['tasks']), ...idsOf(params['task'])];
  return {
    code: waiting.code,
    params,
    names: [
      ...stages.flatMap((id) => texts.stages.get(asId<StageId>(id))?.name ?? []),
      ...tasks.flatMap((id) => texts.tasks.get(asId<TaskId>(id))?.name ?? []),
    ],
  };
};
