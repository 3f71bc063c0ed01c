import { asId, type InstanceKey, type PlainDate } from '../../core/ids.ts';
import type { CountedIn, DurationUnit } from '../../time/duration.ts';
import type { DateRule, DueRule, StartDate } from '../content.ts';

type Maybe<T> = T | null | undefined;

export interface WireDateRule {
  readonly kind: 'FIXED' | 'WORKFLOW_START' | 'DURATION' | 'FIELD';
  readonly date?: Maybe<PlainDate>;
  readonly days?: Maybe<number>;
  readonly amount?: Maybe<number>;
  readonly unit?: Maybe<DurationUnit>;
  readonly countedIn?: Maybe<CountedIn>;
  /** For FIELD: the place of the date. */
  readonly instance?: Maybe<string>;
}

export function dueFromWire(rule: Maybe<WireDateRule>): DueRule | null {
  if (rule === null || rule === undefined) return null;
  if (rule.kind !== 'DURATION') return startFromWire(rule);
  return {
    kind: 'DURATION',
    amount: rule.amount ?? Number.NaN,
    unit: rule.unit ?? 'DAYS',
    ...countedFromWire(rule),
  };
}

/** Missing means calendar time, as in older rules. */
const countedFromWire = ({ countedIn }: WireDateRule): { readonly countedIn?: CountedIn } =>
  countedIn === null || countedIn === undefined ? {} : { countedIn };

/** A date can't be a duration: such a rule becomes an invalid date, which validation refuses. */
const dateFromWire = (rule: WireDateRule): DateRule =>
  rule.kind === 'WORKFLOW_START'
    ? { kind: 'WORKFLOW_START', days: rule.days ?? Number.NaN, ...countedFromWire(rule) }
    : { kind: 'FIXED', date: rule.kind === 'FIXED' ? (rule.date ?? '') : '' };

/** Returns a start date: a date or a field. */
export const startFromWire = (rule: WireDateRule): StartDate =>
  rule.kind === 'FIELD'
    ? {
        kind: 'FIELD',
        instance: asId<InstanceKey>(rule.instance ?? ''),
        days: rule.days ?? 0,
        ...countedFromWire(rule),
      }
    : dateFromWire(rule);
