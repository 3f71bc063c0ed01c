import { asId, type PartyId, type TaskKey } from '../../core/ids.ts';
import {
  noDeadline,
  type Deadline,
  type Escalation,
  type EscalationAction,
  type ExpiryOutcome,
} from '../../time/deadline.ts';
import type { CountedIn, Duration, DurationUnit } from '../../time/duration.ts';

type Maybe<T> = T | null | undefined;

export interface WireDuration {
  readonly amount: number;
  readonly unit: DurationUnit;
  readonly countedIn?: Maybe<CountedIn>;
}

export interface WireDeadline {
  readonly countedFrom: Deadline['countedFrom'];
  readonly expiry?: Maybe<{
    readonly grace: WireDuration;
    readonly outcome: ExpiryOutcome;
    readonly party?: Maybe<string>;
  }>;
  readonly escalations: readonly {
    readonly key: string;
    readonly when: Escalation['when'];
    readonly time: WireDuration;
    readonly action: EscalationAction;
    readonly party?: Maybe<string>;
    readonly task?: Maybe<string>;
  }[];
}

export const durationFromWire = ({ amount, unit, countedIn }: WireDuration): Duration => ({
  amount,
  unit,
  ...(countedIn === null || countedIn === undefined ? {} : { countedIn }),
});

const partyFromWire = (id: Maybe<string>): PartyId | null =>
  id === null || id === undefined ? null : asId<PartyId>(id);

/** Returns the deadline settings from the API, with defaults. */
export const deadlineFromWire = (wire: Maybe<WireDeadline>): Deadline => {
  if (wire === null || wire === undefined) return noDeadline;
  const { countedFrom, expiry, escalations } = wire;
  return {
    countedFrom,
    expiry:
      expiry === null || expiry === undefined
        ? null
        : {
            grace: durationFromWire(expiry.grace),
            outcome: expiry.outcome,
            party: partyFromWire(expiry.party),
          },
    escalations: escalations.map(({ key, when, time, action, party, task }) => ({
      key: asId<TaskKey>(key),
      when,
      time: durationFromWire(time),
      action,
      party: partyFromWire(party),
      ...(task === null || task === undefined ? {} : { task: asId<TaskKey>(task) }),
    })),
  };
};
