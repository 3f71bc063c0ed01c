import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState, useTransition, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { groupLimits, groupTexts } from '@baton/domain/workflow-list/workflow-layout';
import { defaultWorkflowSort, workflowSortText } from '@baton/domain/workflow-list/workflow-sort';
import type { groupedWorkflowsQuery } from '../../../__generated__/groupedWorkflowsQuery.graphql.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLiveQuery } from '../../../lib/live/use-live-query.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { StatusIcon } from '../../../ui/status-icon/status-icon.tsx';
import { AttentionStrip } from '../attention-strip.tsx';
import { columnsOf, groupOf, listVariables } from '../list-variables.ts';
import { WorkflowTable } from '../workflow-table.tsx';
import { OverdueCount, statusShapeOf, useGroupName } from './group-name.tsx';
import type { LayoutProps } from './layout-props.ts';
import classes from './grouped-workflows.module.css';

const query = graphql`
  query groupedWorkflowsQuery(
    $by: WorkflowGrouping!
    $first: Int!
    $filter: WorkflowFilterInput
    $counted: WorkflowFilterInput
    $sort: WorkflowSortInput
    $fields: [ID!]!
    $withFields: Boolean!
    $withStages: Boolean!
    $withWaiting: Boolean!
  ) {
    workflowGroups(by: $by, first: $first, filter: $filter, sort: $sort) {
      key
      name
      status
      count
      overdueCount
      workflows {
        id
        blueprint {
          name
        }
        ...workflowTable_workflow
          @arguments(
            fields: $fields
            withFields: $withFields
            withStages: $withStages
            withWaiting: $withWaiting
          )
      }
    }
    ...attentionStrip_query @arguments(filter: $counted)
  }
`;

const steps = [25, groupLimits.rows];

/** Workflows under headings with counts. The first rows of each group are loaded. */
export function GroupedWorkflows({
  given,
  onChange,
  onOpen,
  empty,
  renderBulk,
}: LayoutProps): ReactNode {
  const t = useText();
  const format = useFormats();
  const by = groupOf(given) ?? 'status';
  const nameOf = useGroupName(by);
  const [step, setStep] = useState(0);
  const [isPending, startTransition] = useTransition();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const columns = columnsOf(given.columns);
  const asked = listVariables(given, columns);
  const first = steps[step] ?? groupLimits.rows;
  const { data } = useLiveQuery<groupedWorkflowsQuery>(query, {
    ...asked,
    ...{ by: groupTexts[by], first },
  });
  const groups = data.workflowGroups;
  const isMore = groups.some(({ count, workflows }) => count > workflows.length);
  const strip = <AttentionStrip query={data} given={given} onChange={onChange} />;
  if (groups.length === 0)
    return (
      <>
        {strip}
        {empty}
      </>
    );
  let row = 0;
  return (
    <>
      {strip}
      <WorkflowTable
        renderBulk={renderBulk}
        workflows={groups.flatMap(({ workflows }) => workflows)}
        groups={groups.map((group) => {
          const key = `${by}-${group.status ?? group.key}`;
          const name = nameOf(group);
          const isOpen = !collapsed.has(key);
          const shape = statusShapeOf(group);
          const rows = group.workflows.map(() => row++);
          const toggle = (): void => {
            const next = new Set(collapsed);
            if (!next.delete(key)) next.add(key);
            setCollapsed(next);
          };
          return {
            key,
            count: format.number(group.count),
            note: <OverdueCount count={group.overdueCount} className={classes.overdue} />,
            keepsHeading: true,
            rows: isOpen ? rows : [],
            label: (
              <span className={classes.label}>
                <IconButton
                  size="x-small"
                  label={t(isOpen ? 'views.group.hide' : 'views.group.show', { group: name })}
                  icon={isOpen ? <ChevronDown /> : <ChevronRight />}
                  aria-expanded={isOpen}
                  onClick={toggle}
                />
                {shape === null ? name : <StatusIcon shape={shape} label={name} showLabel />}
              </span>
            ),
          };
        })}
        columns={columns}
        sort={asked.sort ?? defaultWorkflowSort}
        onSort={(sort) => onChange({ sort: workflowSortText(sort) })}
        onOpen={onOpen}
      />
      {isMore && (
        <div className={classes.more}>
          {step < steps.length - 1 ? (
            <Button
              size="small"
              loading={isPending}
              onClick={() => startTransition(() => setStep(step + 1))}
            >
              {t('views.group.more')}
            </Button>
          ) : (
            <span>{t('views.group.cut', { max: groupLimits.rows })}</span>
          )}
        </div>
      )}
    </>
  );
}
