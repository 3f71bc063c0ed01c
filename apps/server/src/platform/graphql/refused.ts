import type { Refusal } from '@baton/domain/core/refusal';

/**
 * A refusal on its way out of a command. It is an Error only so that it can be thrown; what
 * it says is its refusals, of which there is at least one.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusals: readonly [Refusal, ...Refusal[]];

  constructor(first: Refusal, ...rest: readonly Refusal[]) {
    super(first.code);
    this.refusals = [first, ...rest];
  }
}

/** Throws what stands in the way, where something does. */
export const demand = (refusal: Refusal | null): void => {
  if (refusal !== null) throw new Refused(refusal);
};

/** Throws everything that stands in the way of a form at once, so that each field shows its own. */
export const demandAll = (refusals: readonly (Refusal | null)[]): void => {
  const [first, ...rest] = refusals.filter((refusal) => refusal !== null);
  if (first !== undefined) throw new Refused(first, ...rest);
};
