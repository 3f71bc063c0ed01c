import type { StageStatus } from '@baton/domain/run/run';

/** Workflows are looked for by the blueprint that they were started from, and by where a stage stands. */
export interface SoughtStage {
  /** Null: of any blueprint. */
  readonly blueprint: string | null;
  /** The key of a stage of the blueprint; null: any stage. */
  readonly stage: string | null;
  /** Any of these; none: wherever it stands. */
  readonly statuses: readonly StageStatus[];
}

/** The parameters of the address that say it. */
export interface StageAddress {
  readonly blueprint?: string | undefined;
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

/** What nobody could ask is left out; null: nothing is looked for. */
export const soughtStageIn = (address: StageAddress): SoughtStage | null => {
  const named = (address['stage-status'] ?? '').split(',');
  const statuses = stageStatuses.filter((status) => named.includes(status));
  const blueprint = isId(address.blueprint) ? address.blueprint : null;
  const stage =
    blueprint !== null && statuses.length > 0 && isId(address.stage) ? address.stage : null;
  return blueprint === null && statuses.length === 0 ? null : { blueprint, stage, statuses };
};

/** As the address says it; null: nothing is looked for. */
export const addressOfStage = (sought: SoughtStage | null): StageAddress => ({
  blueprint: sought?.blueprint ?? undefined,
  stage: sought?.stage ?? undefined,
  'stage-status':
    sought === null || sought.statuses.length === 0 ? undefined : sought.statuses.join(','),
});
