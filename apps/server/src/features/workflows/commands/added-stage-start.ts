import { asId, type StageId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import type { StageJoin } from '@baton/domain/blueprint/content';
import type { WantedStart } from '@baton/domain/run-model/command/plan-command';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { Refused } from '../../../platform/graphql/refused.ts';

export const AddedStageStartRef = builder.enumType('AddedStageStart', {
  description: 'When an added stage starts.',
  values: enumValues<WantedStart['kind']>({
    WORKFLOW_START: 'When the workflow starts.',
    PREVIOUS_STAGE: 'After the stage before it.',
    BESIDE: 'Together with the stage before it.',
    AFTER_STAGES: 'After the selected stages.',
    DATE: 'On a date.',
  }),
});

/** Start settings of an added stage in the API. */
export interface StartRequest {
  readonly start: WantedStart['kind'];
  readonly stageIds?: readonly string[] | null | undefined;
  readonly join?: StageJoin | null | undefined;
  readonly date?: string | null | undefined;
}

export const startOf = ({ start, stageIds, join, date }: StartRequest): WantedStart => {
  if (start === 'AFTER_STAGES')
    return {
      kind: start,
      stages: (stageIds ?? []).map((id) => asId<StageId>(id)),
      join: join ?? 'ALL_RESOLVED',
    };
  if (start !== 'DATE') return { kind: start };
  if (date == null) throw new Refused(refuse('Required', {}, 'date'));
  return { kind: start, date };
};
