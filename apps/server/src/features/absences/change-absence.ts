import { mayEditAbsence } from '@baton/domain/access/people-access';
import { addDays } from '@baton/domain/core/plain-date';
import { dayOf, startOfDay } from '@baton/domain/core/dates';
import type { PartyId, PlainDate } from '@baton/domain/core/ids';
import { asId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { absenceRefusals } from '@baton/domain/party/absence-rules';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { Viewer } from '../../platform/graphql/viewer.ts';
import { dequeueAll, enqueueAll } from '../../platform/jobs/job.ts';
import { coverAbsenceJob, loadParty, type PartyNode } from '../people/index.ts';
import {
  endAbsenceNow,
  presentPeople,
  putAbsence,
  type AbsentPerson,
} from './absences.repository.ts';

export interface AbsenceInput {
  readonly userId: string;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly workDelegateId?: string | null | undefined;
  readonly approvalDelegateId?: string | null | undefined;
  readonly roleDelegateId?: string | null | undefined;
}

interface Reached {
  readonly viewer: Viewer;
  readonly person: AbsentPerson;
  readonly known: ReadonlyMap<string, AbsentPerson>;
}

/** Returns the absent person and the delegates. Throws if the viewer can't set the absence. */
const reach = async (
  context: RequestContext,
  userId: string,
  named: readonly string[],
): Promise<Reached> => {
  const [rows] = await context.db.trip(presentPeople([userId, ...named]));
  const viewer = await context.viewer();
  const known = new Map<string, AbsentPerson>(rows.map((row) => [row.id, row]));
  const person = known.get(userId);
  const unknown = { id: asId<PartyId>(userId), isAdmin: false, accessLevel: 'INTERNAL' } as const;
  demand(mayEditAbsence(actorOf(viewer), person ?? unknown));
  if (person === undefined) throw new Refused(refuse('NotFound', {}, 'userId'));
  return { viewer, person, known };
};

const timers = (personId: string): readonly string[] => [
  `absence-from:${personId}`,
  `absence-until:${personId}`,
];

/** Schedules updates of the person's workflows for now, the start, and the end of the absence. */
const looks = (
  personId: string,
  { from, until, now }: { readonly from: number; readonly until: number; readonly now: number },
): readonly Statement[] => {
  const order = (key: string, runAt?: number) =>
    coverAbsenceJob.order(
      { personId, after: null, isSecondLook: false },
      { key: `${key}:${personId}`, ...(runAt !== undefined && { runAt }) },
    );
  return enqueueAll([
    order('absence'),
    ...(from > now ? [order('absence-from', from)] : []),
    order('absence-until', until),
  ]);
};

const changed = async (context: RequestContext, viewer: Viewer, id: string): Promise<PartyNode> => {
  context.services.publish({ tenantId: viewer.tenantId, partyIds: [id] });
  const person = await loadParty(id, context);
  if (person === null) throw new Refused(refuse('NotFound', {}, 'userId'));
  return person;
};

/** Sets the absence and delegates of a person. Replaces an earlier absence. */
export const setAbsence = async (
  context: RequestContext,
  input: AbsenceInput,
): Promise<PartyNode> => {
  const party = (id: string | null | undefined): PartyId | null =>
    id === null || id === undefined ? null : asId<PartyId>(id);
  const delegates = {
    WORK: party(input.workDelegateId),
    APPROVAL: party(input.approvalDelegateId),
    ROLE: party(input.roleDelegateId),
  };
  const named = Object.values(delegates).filter((id) => id !== null);
  const { viewer, person, known } = await reach(context, input.userId, named);
  const { startsOn, endsOn } = input;
  const now = context.services.now();
  const { timeZone } = viewer;
  const change = { startsOn, endsOn, delegates };
  demandAll([
    ...absenceRefusals(change, person.id, asId(viewer.userId), known, dayOf(now, timeZone)),
  ]);
  const from = startOfDay(startsOn, timeZone);
  const until = startOfDay(addDays(endsOn, 1), timeZone);
  await context.db.trip(
    putAbsence(
      person.id,
      startsOn,
      endsOn,
      new Date(from),
      new Date(until),
      delegates.WORK,
      delegates.APPROVAL,
      delegates.ROLE,
      new Date(now),
      viewer.userId,
      newId(),
    ),
    ...dequeueAll(timers(person.id)),
    ...looks(person.id, { from, until, now }),
  );
  return changed(context, viewer, person.id);
};

/** Ends an absence early or cancels it. */
export const endAbsence = async (context: RequestContext, userId: string): Promise<PartyNode> => {
  const { viewer, person } = await reach(context, userId, []);
  await context.db.trip(
    endAbsenceNow(person.id, new Date(context.services.now()), viewer.userId, newId()),
    ...dequeueAll(timers(person.id)),
    coverAbsenceJob.enqueue(
      { personId: person.id, after: null, isSecondLook: false },
      { key: `absence:${person.id}` },
    ),
  );
  return changed(context, viewer, person.id);
};
