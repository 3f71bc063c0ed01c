import type { RunJoin, RunTrigger } from '@baton/domain/run/run';
import { builder } from '../../platform/graphql/builder.ts';
import { planRefs } from '../blueprints/index.ts';

const RunStageJoinRef = builder.enumType('RunStageJoin', {
  description:
    'Which of several stages have to be done, and how. ALL_OVER: all are over, and a skipped one is; that is what "the stage before" comes to once stages were added or deleted.',
  values: [
    'ALL_RESOLVED',
    'ALL_COMPLETED',
    'ANY_COMPLETED',
    'ALL_OVER',
  ] as const satisfies readonly RunJoin[],
});

export const RunStageTriggerRef = builder.objectRef<RunTrigger>('RunStageTrigger').implement({
  description:
    'When a stage of a workflow starts. AFTER_STAGES uses stages and join; DATE uses date.',
  fields: (t) => ({
    kind: t.field({ type: planRefs.triggerKind, resolve: ({ kind }) => kind }),
    stages: t.idList({
      description: 'Keys of the stages that it waits for.',
      resolve: (trigger) => (trigger.kind === 'AFTER_STAGES' ? trigger.stages : []),
    }),
    join: t.field({
      type: RunStageJoinRef,
      description: 'Has a meaning for AFTER_STAGES alone.',
      resolve: (trigger) => (trigger.kind === 'AFTER_STAGES' ? trigger.join : 'ALL_RESOLVED'),
    }),
    date: t.field({
      type: planRefs.date,
      nullable: true,
      resolve: (trigger) => (trigger.kind === 'DATE' ? trigger.date : null),
    }),
  }),
});
