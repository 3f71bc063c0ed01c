import type { TaskFact } from '@baton/domain/condition/condition';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';

export const TaskFactRef = builder.enumType('TaskFact', {
  description: 'Result of a task in a condition.',
  values: enumValues<TaskFact>({
    OUTCOME: 'Decision of an approval: APPROVED or REJECTED.',
    EXPIRED: 'True if the task expired.',
    SKIPPED: 'True if the task was skipped.',
    ON_TIME: 'True if the task was completed by its due date.',
  }),
});
