import { refuse, type Refusal } from '@baton/domain/core/refusal';

/** Error with the refusals of a command, at least one. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusals: readonly [Refusal, ...Refusal[]];

  constructor(first: Refusal, ...rest: readonly Refusal[]) {
    super(first.code);
    this.refusals = [first, ...rest];
  }
}

/** Throws the refusal unless it is null. */
export const demand = (refusal: Refusal | null): void => {
  if (refusal !== null) throw new Refused(refusal);
};

/** Throws all refusals of a form together, so that each field shows its error. */
export const demandAll = (refusals: readonly (Refusal | null)[]): void => {
  const [first, ...rest] = refusals.filter((refusal) => refusal !== null);
  if (first !== undefined) throw new Refused(first, ...rest);
};

/** Returns the value. Throws NotFound for null. */
export const found = <Value>(value: Value | null): Value => {
  if (value === null) throw new Refused(refuse('NotFound'));
  return value;
};
