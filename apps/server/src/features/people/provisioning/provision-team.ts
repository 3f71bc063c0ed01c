import { refuse } from '@baton/domain/core/refusal';
import { cleanName, nameRefusal } from '@baton/domain/party/person-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { withConflicts } from '../../../platform/entity/with-conflicts.ts';
import { demandAll, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { coverAbsencesOf } from '../people.jobs.ts';
import { concernedByAbsences } from '../people.repository.ts';
import { provisioner } from './provision-user.ts';
import {
  changeMembers,
  insertTeam,
  provisionedTeam,
  setTeam,
  type ProvisionedTeam,
} from './provisioning.queries.ts';

/** What a directory changes about a team. */
export interface TeamChange {
  readonly name: string;
  readonly externalId: string | null;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const write = async (
  context: RequestContext,
  id: string,
  before: ProvisionedTeam | null,
  { name, externalId, added, removed }: TeamChange,
): Promise<ProvisionedTeam> => {
  const viewer = await provisioner(context);
  demandAll([nameRefusal(name)]);
  const clean = cleanName(name);
  const now = context.services.now();
  const [concerned] = await context.db.trip(concernedByAbsences());
  const taken = refuse('NameConflict', { object: 'team', name: clean }, 'name');
  const [, , [team]] = await withConflicts({ party_name: taken, party_external: taken }, () =>
    context.db.trip(
      (before === null ? insertTeam : setTeam)(id, clean, externalId),
      changeMembers(id, added, removed),
      provisionedTeam(id),
      recordAudit(viewer.userId, now, {
        action: before === null ? 'CREATED' : 'UPDATED',
        ...{ objectType: 'Team', objectId: id, objectName: clean },
        before: before === null ? null : { name: before.name, memberIds: removed },
        after: { name: clean, memberIds: added },
      }),
      ...coverAbsencesOf([...added, ...removed], concerned, id),
    ),
  );
  if (team === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  const moved = [...added, ...removed];
  context.services.publish({ tenantId: viewer.tenantId, partyIds: moved });
  context.services.live.reconnect(moved);
  return team;
};

/** Adds a team from a directory. */
export const provisionTeam = (
  context: RequestContext,
  team: Omit<TeamChange, 'removed'>,
): Promise<ProvisionedTeam> => write(context, newId<string>(), null, { ...team, removed: [] });

/** Changes the name and members of a team as the directory says. Members are changed one by one. */
export const reprovisionTeam = async (
  context: RequestContext,
  id: string,
  change: (team: ProvisionedTeam) => TeamChange,
): Promise<ProvisionedTeam> => {
  const [rows] = await context.db.trip(provisionedTeam(id));
  const team = rows[0];
  if (team === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  return write(context, id, team, change(team));
};
