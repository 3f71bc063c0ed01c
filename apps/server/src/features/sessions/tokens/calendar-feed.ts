import { day } from '@baton/domain/core/dates';
import { refuse } from '@baton/domain/core/refusal';
import { calendarFeedPath, makeCalendarToken } from '../../../platform/auth/calendar-feed-token.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { freshViewer } from '../../../platform/graphql/access/fresh-viewer.ts';
import { logSecurity } from '../security-log.ts';
import { changeAndLoadViewer, type ViewerNode } from '../viewer-node.ts';
import { endCalendarFeed, putCalendarFeed } from './calendar-feed-statements.ts';

/** A feed that no calendar reads for this time ends. */
const idleLife = 365 * day;

export interface CreatedCalendarFeed extends ViewerNode {
  /** Shown once. */
  readonly url: string;
}

/** Creates the address of the viewer's feed in this workspace. It replaces the former one. */
export const createCalendarFeed = async (context: RequestContext): Promise<CreatedCalendarFeed> => {
  const { accountId, tenantId, userId } = await freshViewer(context);
  const { token, hash } = makeCalendarToken();
  const { now, publicUrl } = context.services;
  const at = now();
  const [created, idleUntil] = [new Date(at), new Date(at + idleLife)];
  const { node } = await changeAndLoadViewer(
    context,
    putCalendarFeed(newId(), hash, accountId, tenantId, created, idleUntil, newId(), userId),
  );
  logSecurity(context, 'calendar-feed-created', { accountId });
  return { ...node, url: publicUrl + calendarFeedPath(token) };
};

/** Ends the address of the viewer's feed in this workspace. */
export const revokeCalendarFeed = async (context: RequestContext): Promise<ViewerNode> => {
  const { accountId, tenantId, userId } = await context.viewer();
  const at = new Date(context.services.now());
  const { rows, node } = await changeAndLoadViewer(
    context,
    endCalendarFeed(accountId, tenantId, newId(), at, userId),
  );
  if (rows.length === 0) throw new Refused(refuse('NotFound'));
  logSecurity(context, 'calendar-feed-revoked', { accountId });
  return node;
};
