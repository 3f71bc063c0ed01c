import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { isTimelineScale } from '@baton/domain/workflow-list/workflow-layout';
import { parseWorkflowSort } from '@baton/domain/workflow-list/workflow-sort';
import type { HomeStatus } from '@baton/domain/workflow/home-status';
import type { workflowTimeline_query$key } from '../../../../__generated__/workflowTimeline_query.graphql.ts';
import type { workflowTimelinePageQuery } from '../../../../__generated__/workflowTimelinePageQuery.graphql.ts';
import type { workflowTimelineQuery } from '../../../../__generated__/workflowTimelineQuery.graphql.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { loadMore } from '../../../../lib/list/load-more.ts';
import { useLiveQuery } from '../../../../lib/live/use-live-query.ts';
import { homeStatusLook } from '../../../../lib/status/status-look.ts';
import { ListEnd } from '../../../../ui/data-list/list-end.tsx';
import { StatusIcon } from '../../../../ui/status-icon/status-icon.tsx';
import { WorkflowAttention } from '../../workflow-attention.tsx';
import { countedFilterOf, filterOf } from '../../list-variables.ts';
import type { LayoutProps } from '../layout-props.ts';
import { TimelineBar } from '../../../../ui/timeline/timeline-bar.tsx';
import { TimelineFrame } from '../../../../ui/timeline/timeline-frame.tsx';

const query = graphql`
  query workflowTimelineQuery(
    $filter: WorkflowFilterInput
    $counted: WorkflowFilterInput
    $sort: WorkflowSortInput
  ) {
    ...workflowTimeline_query @arguments(filter: $filter, sort: $sort)
    ...workflowAttention_query @arguments(filter: $counted)
  }
`;

const fragment = graphql`
  fragment workflowTimeline_query on Query
  @refetchable(queryName: "workflowTimelinePageQuery")
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 50 }
    after: { type: "String" }
    filter: { type: "WorkflowFilterInput" }
    sort: { type: "WorkflowSortInput" }
  ) {
    workflows(first: $first, after: $after, filter: $filter, sort: $sort)
      @connection(key: "workflowTimeline_workflows") {
      edges {
        node {
          id
          reference
          name
          homeStatus
          startDate
          endDate
          plannedEndDate
          forecastEndDate
        }
      }
    }
  }
`;

const looks: Readonly<Record<string, (typeof homeStatusLook)[HomeStatus] | undefined>> =
  homeStatusLook;

const legend = ['done', 'run', 'late', 'rest', 'plan'] as const;

const timeOf = (at: string | null | undefined): number | null =>
  at == null ? null : Date.parse(at);

/** Workflows as bars from start to end, with their planned end and today. */
export function WorkflowTimeline({ given, onChange, empty }: LayoutProps): ReactNode {
  const t = useText();
  const { data } = useLiveQuery<workflowTimelineQuery>(query, {
    ...{ filter: filterOf(given), counted: countedFilterOf(given) },
    sort: parseWorkflowSort(given.sort ?? 'planned-end'),
  });
  const page = usePaginationFragment<workflowTimelinePageQuery, workflowTimeline_query$key>(
    fragment,
    data,
  );
  const workflows = page.data.workflows.edges.map(({ node }) => ({
    ...node,
    start: timeOf(node.startDate),
    plannedEnd: timeOf(node.plannedEndDate),
    end: timeOf(node.endDate ?? node.forecastEndDate ?? node.plannedEndDate),
  }));
  const rows = workflows.map(({ id, name, homeStatus, start, end, plannedEnd, endDate }) => {
    const look = looks[homeStatus];
    return {
      key: id,
      name: (
        <>
          {look !== undefined && <StatusIcon shape={look.shape} label={t(look.text)} size={14} />}
          <a href={`/workflow/${id}`}>{name}</a>
        </>
      ),
      bar:
        start === null || end === null
          ? null
          : (at: (time: number) => number, now: number) => (
              <TimelineBar
                {...{ start, plannedEnd, now, at }}
                end={Math.max(start, end)}
                isClosed={endDate != null}
              />
            ),
    };
  });
  const end = loadMore(page, 50);

  return (
    <>
      <WorkflowAttention query={data} given={given} onChange={onChange} />
      {rows.length === 0 ? (
        empty
      ) : (
        <>
          <TimelineFrame
            label={t('workflows.list')}
            nameLabel={t('workflows.name')}
            scale={isTimelineScale(given.scale) ? given.scale : 'month'}
            onScale={(scale) => onChange({ scale })}
            times={workflows.flatMap((one) => [one.start, one.plannedEnd, one.end])}
            rows={rows}
            legend={legend}
          />
          {end !== undefined && <ListEnd count={rows.length} onReached={end} />}
        </>
      )}
    </>
  );
}
