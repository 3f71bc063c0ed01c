import { mayCreateTenant } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import { cleanName, nameRefusal } from '@baton/domain/party/person-rules';
import { timeZoneRefusal } from '@baton/domain/core/time-zone';
import { recordAudit, recordSignIn } from '../../../platform/audit/record-audit.ts';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { moveSession } from '../../../platform/auth/session-statements.ts';
import { makeSessionToken } from '../../../platform/auth/session-token.ts';
import { violates } from '../../../platform/db/database-error.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { enterStatement } from '../../../platform/graphql/viewer.ts';
import { recordCommand, subjectOfCommand } from '../../../platform/db/command-log.ts';
import { createTenantStatements, insertFirstMember } from '../../tenants/index.ts';
import { logSecurity } from '../security-log.ts';
import { startSession } from '../start-session.ts';
import type { ViewerNode } from '../viewer-node.ts';
import { viewerShape } from '../viewer.queries.ts';
import { switchTenant } from './switch-tenant.ts';

export interface NewWorkspace {
  readonly idempotencyKey: string;
  readonly name: string;
  readonly timeZone: string;
}

/** Creates a workspace with the viewer as its first admin, and switches to it. */
export const createTenant = async (
  context: RequestContext,
  input: NewWorkspace,
): Promise<ViewerNode> => {
  const viewer = await context.viewer();
  demand(mayCreateTenant(actorOf(viewer)));
  if (context.http.isProgram) throw new Refused(refuse('Forbidden'));
  demandAll([nameRefusal(input.name), timeZoneRefusal(input.timeZone)]);
  const { services } = context;
  const { sessionId, accountId, userId, userName, email } = viewer;
  const { token, hash } = makeSessionToken();
  const at = services.now();
  const id = newId<string>();
  const name = cleanName(input.name);
  try {
    const [, , , , , , viewers, shapes] = await context.db.trip(
      recordCommand(input.idempotencyKey, id),
      recordAudit(userId, at, {
        action: 'CREATED',
        objectType: 'Workspace',
        objectId: id,
        objectName: name,
        before: null,
        after: { name, timeZone: input.timeZone },
      }),
      ...createTenantStatements({ id, name, timeZone: input.timeZone, isDemo: false }),
      insertFirstMember({ tenantId: id, accountId, name: userName, email }),
      moveSession(sessionId, accountId, id, hash, new Date(at)),
      enterStatement(hash, at),
      viewerShape(hash, at),
      recordSignIn(hash, at),
    );
    services.live.endSessions([sessionId]);
    logSecurity(context, 'tenant-created', { accountId });
    return startSession(context, { token, hash }, viewers[0], shapes[0]);
  } catch (error) {
    if (!violates(error, 'command_log_pkey')) throw error;
    const [[subject]] = await context.db.trip(subjectOfCommand(input.idempotencyKey));
    if (subject === undefined) throw new Refused(refuse('VersionConflict'));
    return switchTenant(context, subject.id);
  }
};
