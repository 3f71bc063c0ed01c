import { CircleCheck, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type {
  troubledCallList_query$data,
  troubledCallList_query$key,
} from '../../__generated__/troubledCallList_query.graphql.ts';
import type { troubledCallListPageQuery } from '../../__generated__/troubledCallListPageQuery.graphql.ts';
import type { troubledCallListRetryMutation } from '../../__generated__/troubledCallListRetryMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { failureText } from '../../lib/i18n/failure-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { refusalText } from '../../lib/refusal/refusal-text.ts';
import { loadMore } from '../../lib/list/load-more.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { DataList } from '../../ui/data-list/data-list.tsx';
import type { ListColumn } from '../../ui/data-list/list-line.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import classes from './troubled-calls.module.css';

type Call = troubledCallList_query$data['troubledCalls']['edges'][number]['node'];

const looks = {
  FAILED: { tone: 'problem', text: 'calls.state.FAILED' },
  RETRYING: { tone: 'due-soon', text: 'calls.state.RETRYING' },
  HELD: { tone: 'neutral', text: 'calls.state.HELD' },
  '%future added value': { tone: 'neutral', text: 'calls.state.HELD' },
} as const;

export interface TroubledCallListProps {
  readonly query: troubledCallList_query$key;
  readonly isFiltered: boolean;
  /** Opens the task of the request. */
  readonly onOpen: (taskId: string) => void;
  /** Called after an action that removes requests from the list. */
  readonly onChanged: () => void;
}

/** Failed and paused requests, newest first, with links to task and workflow. */
export function TroubledCallList({
  query,
  isFiltered,
  onOpen,
  onChanged,
}: TroubledCallListProps): ReactNode {
  const t = useText();
  const { data, ...pages } = usePaginationFragment<
    troubledCallListPageQuery,
    troubledCallList_query$key
  >(
    graphql`
      fragment troubledCallList_query on Query
      @refetchable(queryName: "troubledCallListPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 40 }
        after: { type: "String" }
        state: { type: "CallTrouble" }
      ) {
        troubledCalls(first: $first, after: $after, state: $state)
          @connection(key: "troubledCallList_troubledCalls", filters: ["state"]) {
          edges {
            node {
              id
              taskId
              taskName
              version
              workflowId
              workflowName
              mayReadWorkflow
              state
              since
              failure
              status
              nextAttemptAt
              retryRefusal {
                ...refusalText_refusal
              }
            }
          }
        }
      }
    `,
    query,
  );
  const retrying = useCommand<troubledCallListRetryMutation>(graphql`
    mutation troubledCallListRetryMutation($input: RetryAutomationInput!) {
      retryAutomation(input: $input) {
        task {
          id
          version
          status
        }
      }
    }
  `);
  const retry = async ({ taskId, taskName, version }: Call): Promise<void> => {
    const done = await retrying.run((idempotencyKey) => ({
      input: { idempotencyKey, taskId, expectedVersion: version },
    }));
    if (done !== null) notify({ tone: 'success', text: t('calls.retried', { name: taskName }) });
    onChanged();
  };
  const items = data.troubledCalls.edges.map(({ node }) => node);
  if (items.length === 0)
    return (
      <EmptyState
        icon={<CircleCheck />}
        title={t(isFiltered ? 'calls.noneOfState' : 'calls.none')}
        text={t('calls.noneText')}
      />
    );
  const columns: readonly ListColumn<Call>[] = [
    {
      key: 'state',
      header: t('calls.state'),
      width: 'minmax(96px, max-content)',
      render: ({ state }) => <Badge tone={looks[state].tone}>{t(looks[state].text)}</Badge>,
    },
    {
      key: 'task',
      header: t('calls.task'),
      width: 'minmax(140px, 2fr)',
      isLead: true,
      render: ({ taskName }) => <span className={classes.name}>{taskName}</span>,
    },
    {
      key: 'workflow',
      header: t('calls.workflow'),
      width: 'minmax(0, 2fr)',
      render: ({ workflowId, workflowName, mayReadWorkflow }) =>
        mayReadWorkflow ? (
          <a className={classes.workflow} href={`/workflow/${workflowId}`} tabIndex={-1}>
            {workflowName}
          </a>
        ) : (
          workflowName
        ),
    },
    {
      key: 'why',
      header: t('calls.why'),
      width: 'minmax(0, 3fr)',
      render: ({ failure, status }) => (
        <span className={classes.quiet}>
          {[status == null ? '' : t('calls.status', { status }), failureText(t, failure)]
            .filter((text) => text !== '')
            .join(' · ')}
        </span>
      ),
    },
    {
      key: 'since',
      header: t('calls.since'),
      width: '132px',
      align: 'number',
      render: ({ since }) => <Moment at={since} tone="quiet" />,
    },
  ];
  return (
    <DataList
      label={t('calls.title')}
      showHeader
      items={items}
      getKey={({ id }) => id}
      getLabel={({ taskName }) => taskName}
      columns={columns}
      onOpen={({ taskId }) => onOpen(taskId)}
      actions={(call) => [
        {
          key: 'retry',
          label: t('calls.retry', { name: call.taskName }),
          icon: <RotateCw />,
          disabledReason:
            call.retryRefusal == null
              ? null
              : refusalText(t, [call.retryRefusal], 'retryAutomation'),
          run: () => void retry(call),
        },
      ]}
      onEndReached={loadMore(pages, 40)}
    />
  );
}
