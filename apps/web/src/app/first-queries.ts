import type { memberQuery as MemberQuery } from '../__generated__/memberQuery.graphql.ts';
import type { myTasksQuery as MyTasksQuery } from '../__generated__/myTasksQuery.graphql.ts';
import { startQuery } from '../lib/api/graphql-request.ts';
import { myTasksQuery } from '../screens/my-tasks/my-tasks-query.ts';
import { memberQuery } from './member-query.ts';

/** Sends the first queries of a page while its code is still loading. */
export function startFirstQueries({ pathname, search }: Location): void {
  startQuery<MemberQuery>(memberQuery, {});
  if (pathname === '/my/tasks' && search === '')
    startQuery<MyTasksQuery>(myTasksQuery, { isTestRun: false });
}
