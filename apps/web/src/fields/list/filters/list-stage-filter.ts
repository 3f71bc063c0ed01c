import type { StageStatus } from '@baton/domain/run-model/run';

/** A filter for workflows by blueprint and by the status of a stage. */
export interface ListStageFilter {
  /** Null for any blueprint. */
  readonly blueprint: string | null;
  /** True to include workflows of the variants of the blueprint. */
  readonly withVariants: boolean;
  /** Key of a stage in the blueprint. Null for any stage. */
  readonly stage: string | null;
  /** Any of these. Empty for all. */
  readonly statuses: readonly StageStatus[];
}

/** URL parameters of the filter. */
export interface StageFilterParams {
  readonly blueprint?: string | undefined;
  readonly 'show-variants'?: string | undefined;
  readonly stage?: string | undefined;
  readonly 'stage-status'?: string | undefined;
}

/** In the order in which a stage goes through them. */
export const stageStatuses = [
  'NOT_STARTED',
  'IN_PROGRESS',
  'COMPLETED',
  'SKIPPED',
] as const satisfies readonly StageStatus[];

const isId = (text: string | undefined): text is string =>
  text !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Parses the filter and ignores unknown values. Returns null without a filter. */
export const parseStageFilter = (address: StageFilterParams): ListStageFilter | null => {
  const named = (address['stage-status'] ?? '').split(',');
  const statuses = stageStatuses.filter((status) => named.includes(status));
  const blueprint = isId(address.blueprint) ? address.blueprint : null;
  const stage =
    blueprint !== null && statuses.length > 0 && isId(address.stage) ? address.stage : null;
  const withVariants = blueprint !== null && address['show-variants'] === '1';
  return blueprint === null && statuses.length === 0
    ? null
    : { blueprint, withVariants, stage, statuses };
};

/** Returns the URL parameters of a filter. Null removes them. */
export const stageFilterParams = (current: ListStageFilter | null): StageFilterParams => ({
  blueprint: current?.blueprint ?? undefined,
  'show-variants': current?.withVariants === true ? '1' : undefined,
  stage: current?.stage ?? undefined,
  'stage-status':
    current === null || current.statuses.length === 0 ? undefined : current.statuses.join(','),
});
