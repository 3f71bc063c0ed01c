import type { Absence } from '@baton/domain/party/absence';
import type { Actor } from '@baton/domain/party/actor';
import type { Collaborator } from '@baton/domain/party/collaborator';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { partiesOfContent } from '@baton/domain/blueprint/content-parties';
import { dayOf } from '@baton/domain/core/dates';
import type { PartyId, PlainDate } from '@baton/domain/core/ids';
import type { EnteredValue } from '@baton/domain/run-model/command/command';
import type { Directory } from '@baton/domain/run-model/directory';
import type { WorkCalendar } from '@baton/domain/time/work-calendar';
import type { RowsOf, Statement } from '../../../platform/db/statement.ts';
import { nameOfStart } from './name-of-start.ts';
import type { RunChannel } from '../run-channel.ts';
import { askAbsences, createRuns, readDirectory, type NewRun } from '../store/index.ts';
import { vacantParties } from './published-content.ts';
import { plannedStart } from './start-run.ts';
import { newRunOrVariant, variantReader } from './variant-run.ts';

/** Common input of runs that are started together. */
export interface ManyRunsRequest {
  readonly tenantId: string;
  readonly blueprintId: string;
  readonly version: {
    readonly id: string;
    readonly number: number;
    readonly content: BlueprintContent;
  };
  readonly calendar: WorkCalendar;
  /** People that each run is shared with. */
  readonly collaborators: readonly Collaborator[];
  readonly timeZone: string;
  readonly agent: Actor;
  readonly now: number;
  /** Name of a person, team, or role in a value. Null if it doesn't exist. */
  readonly nameOfParty: (id: string) => string | null;
}

/** Input of a single run. */
interface OneOfMany {
  /** Running number in the workspace. */
  readonly number: number;
  /** Null: by the name template of the blueprint. */
  readonly name: string | null;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly startDate: PlainDate | null;
  readonly commandKey: string;
  readonly values: readonly EnteredValue[];
  readonly known: ReadonlySet<string>;
}

type Vacant = RowsOf<[ReturnType<typeof vacantParties>]>[0];

/**
 * Current absences, and people, teams, and roles without active members. Read again for each batch.
 */
export interface PeopleNow {
  readonly vacant: Vacant;
  readonly absences: readonly Absence[];
}

/**
 * Creates many runs of one version by the rules of a single start, and stores them in one round
 * trip.
 */
export interface ManyRuns {
  /** Returns the people, teams, and roles in the version that have no active members. */
  readonly vacant: () => Statement<Vacant[number]>;
  readonly absences: () => ReturnType<typeof askAbsences>;
  readonly make: (one: OneOfMany, people: PeopleNow) => Promise<NewRun>;
  readonly store: (made: readonly NewRun[]) => readonly Statement[];
}

export const manyRuns = (channel: RunChannel, request: ManyRunsRequest): ManyRuns => {
  const { version, timeZone, now } = request;
  const named = partiesOfContent(version.content);
  // Each person, team, or role is read once.
  const known = new Map<string, Promise<Directory>>();
  const directoryOf = (parties: readonly PartyId[]): Promise<Directory> => {
    const key = parties.toSorted().join();
    const found = known.get(key) ?? readDirectory(channel, parties);
    known.set(key, found);
    return found;
  };
  const readVariants = variantReader(channel);
  return {
    vacant: () => vacantParties(named),
    absences: () => askAbsences(channel.services.database),
    make: ({ startDate, name, ...one }, people) =>
      newRunOrVariant(
        {
          ...request,
          ...one,
          ...people,
          name:
            name ??
            nameOfStart({
              content: version.content,
              number: one.number,
              date: startDate ?? dayOf(now, timeZone),
              timeZone,
              values: one.values,
              nameOfParty: request.nameOfParty,
            }),
          directoryOf,
          scheduledFor: plannedStart(startDate, timeZone, now),
        },
        readVariants,
      ),
    store: createRuns,
  };
};
