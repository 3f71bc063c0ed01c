import type { ReactNode } from 'react';
import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import type { workflowList_query$key } from '../../__generated__/workflowList_query.graphql.ts';
import type { workflowListPageQuery } from '../../__generated__/workflowListPageQuery.graphql.ts';
import type {
  workflowList_workflow$data,
  workflowList_workflow$key,
} from '../../__generated__/workflowList_workflow.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { homeStatusLook } from '../../lib/status/status-look.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { DataList } from '../../ui/data-list/data-list.tsx';
import type { ListColumn } from '../../ui/data-list/list-line.ts';
import { Moment } from '../../ui/moment/moment.tsx';
import { StatusIcon } from '../../ui/status-icon/status-icon.tsx';
import filter from './filter-button.module.css';
import { ProgressBar } from './progress-bar.tsx';
import classes from './workflow-list.module.css';

const queryFragment = graphql`
  fragment workflowList_query on Query
  @refetchable(queryName: "workflowListPageQuery")
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 50 }
    after: { type: "String" }
    status: { type: "[ScheduleStatus!]" }
    search: { type: "String" }
    field: { type: "WorkflowFieldFilterInput" }
    blueprint: { type: "ID" }
    stage: { type: "ID" }
    stageStatus: { type: "[StageStatus!]" }
  ) {
    workflows(
      first: $first
      after: $after
      status: $status
      search: $search
      field: $field
      blueprint: $blueprint
      stage: $stage
      stageStatus: $stageStatus
    ) @connection(key: "workflowList_workflows") {
      edges {
        node {
          id
          ...workflowList_workflow
        }
      }
    }
  }
`;

const workflowFragment = graphql`
  fragment workflowList_workflow on Workflow @relay(plural: true) {
    id
    reference
    isTestRun
    name
    homeStatus
    blueprintVersionNumber
    blueprint {
      name
    }
    owner {
      name
    }
    plannedEndDate
    endDate
    taskCount
    completedTaskCount
    overdueTaskCount
  }
`;

type ListedWorkflow = workflowList_workflow$data[number];

export interface WorkflowListProps {
  readonly query: workflowList_query$key;
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
  /** True if the list is searched in steps, so that loaded rows may not be all matches. */
  readonly isFiltered?: boolean | undefined;
  readonly onOpen: (id: string) => void;
}

/** Workflows with status, overdue tasks, progress, planned end, and owner. */
export function WorkflowList({
  query,
  empty,
  isFiltered = false,
  onOpen,
}: WorkflowListProps): ReactNode {
  const t = useText();
  const page = usePaginationFragment<workflowListPageQuery, workflowList_query$key>(
    queryFragment,
    query,
  );
  const nodes = page.data.workflows.edges.map(({ node }) => node);
  const workflows = useFragment<workflowList_workflow$key>(workflowFragment, nodes);
  const further = isFiltered && page.hasNext && (
    <div className={filter.further} role="status">
      <span>{t('workflows.answer.searched', { count: workflows.length })}</span>
      <Button size="small" loading={page.isLoadingNext} onClick={() => page.loadNext(50)}>
        {t('workflows.answer.further')}
      </Button>
    </div>
  );
  if (workflows.length === 0) return further === false ? empty : further;

  const columns: readonly ListColumn<ListedWorkflow>[] = [
    {
      key: 'status',
      header: t('workflows.status'),
      width: '16px',
      render: ({ homeStatus }) => {
        const { shape, text } = homeStatusLook[homeStatus];
        return <StatusIcon shape={shape} label={t(text)} />;
      },
    },
    {
      key: 'reference',
      header: t('workflows.reference'),
      width: '76px',
      hideOnCard: true,
      render: ({ reference }) => <span className={classes.reference}>{reference}</span>,
    },
    {
      key: 'name',
      header: t('workflows.name'),
      render: ({ id, name, blueprint, isTestRun }) => (
        <>
          <a className={classes.name} href={`/workflow/${id}`} tabIndex={-1}>
            {name}
          </a>
          {isTestRun && <Badge>{t('start.test.badge')}</Badge>}
          {blueprint != null && <span className={classes.from}>{blueprint.name}</span>}
        </>
      ),
    },
    {
      key: 'overdue',
      header: t('workflows.overdue'),
      width: '112px',
      render: ({ overdueTaskCount }) =>
        overdueTaskCount > 0 && (
          <span className={classes.overdue}>
            {t('workflows.overdueTasks', { count: overdueTaskCount })}
          </span>
        ),
    },
    {
      key: 'progress',
      header: t('workflows.progress'),
      width: '132px',
      render: ({ completedTaskCount, taskCount }) => (
        <ProgressBar done={completedTaskCount} total={taskCount} />
      ),
    },
    {
      key: 'due',
      header: t('workflows.due'),
      width: '152px',
      align: 'number',
      render: ({ plannedEndDate, endDate }) =>
        endDate != null ? (
          <Moment at={endDate} style="date" tone="quiet" />
        ) : (
          plannedEndDate != null && <Moment at={plannedEndDate} tone="deadline" />
        ),
    },
    {
      key: 'owner',
      header: t('workflows.owner'),
      width: '24px',
      align: 'end',
      render: ({ owner }) => <Avatar name={owner.name} />,
    },
  ];
  return (
    <>
      <DataList
        label={t('workflows.list')}
        items={workflows}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        columns={columns}
        onOpen={({ id }) => onOpen(id)}
        onEndReached={() => {
          if (page.hasNext && !page.isLoadingNext) page.loadNext(50);
        }}
      />
      {further}
    </>
  );
}
