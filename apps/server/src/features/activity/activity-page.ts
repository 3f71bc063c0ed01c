import { asId, type PartyId } from '@baton/domain/core/ids';
import { activityOf, type ActivityEntry } from '@baton/domain/run/activity';
import {
  decodeCursor,
  pageLimit,
  toConnection,
  type Connection,
  type PageArgs,
} from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { eventsOfTask, eventsOfWorkflow, type EventRecord } from './activity.queries.ts';

/** One line of the feed, with what its sentence names. */
export interface ActivityNode {
  /** Unique among all workflows: clients keep lines by it. */
  readonly id: string;
  /** Place among the lines of its command. */
  readonly index: number;
  readonly entry: ActivityEntry;
  readonly record: EventRecord;
}

/** After every command there can be. */
const NEWEST = 2_147_483_647;

/** The lines of one command, the latest first; a cursor is the command and the line in it. */
const linesOf = (
  workflowId: string,
  record: EventRecord,
  taskId: string | null,
): readonly ActivityNode[] =>
  activityOf(record.events, record.actorId === null ? null : asId<PartyId>(record.actorId))
    .map((entry, index) => ({ id: `${workflowId}.${record.seq}.${index}`, index, entry, record }))
    .filter(({ entry }) => taskId === null || entry.taskId === taskId)
    .toReversed();

const keyOf = (node: ActivityNode): readonly [number, number] => [node.record.seq, node.index];

/** A page of the feed of a workflow, or of one of its tasks; newest first. */
export const readActivity = async (
  context: RequestContext,
  workflowId: string,
  taskId: string | null,
  args: PageArgs,
): Promise<Connection<ActivityNode>> => {
  const cursor = decodeCursor(args.after, 2);
  const [seq, line] = (cursor ?? [NEWEST, 0]).map(Number);
  const from = seq ?? NEWEST;
  const limit = pageLimit(args) + 1;
  const [records] = await context.db.read(
    taskId === null
      ? eventsOfWorkflow(workflowId, from, limit)
      : eventsOfTask(workflowId, from, limit, JSON.stringify([{ taskId }])),
  );
  const lines = records
    .flatMap((record) => linesOf(workflowId, record, taskId))
    .filter((node) => {
      const [at, index] = keyOf(node);
      return cursor === null || at < from || index < (line ?? 0);
    });
  return toConnection(lines.slice(0, limit), args, keyOf);
};
