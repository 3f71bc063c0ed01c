import type { ReactNode } from 'react';
import { workflowPeopleSubjects } from '@baton/domain/list/people-filters';
import type { WorkflowParameters } from '@baton/domain/workflow-list/workflow-parameters';
import { workflowViews } from '@baton/domain/workflow/workflow-views';
import { dateSubjects } from '../../../fields/list/filters/date-sentence.ts';
import type { ChoiceFilter } from '../../../fields/list/filters/list-filter.ts';
import { ListFilters } from '../../../fields/list/filters/list-filters.tsx';
import { useAttentionFilter, withoutAttention } from '../../../fields/list/use-attention-filter.ts';
import { useOwnerFilter, usePeopleFilters } from '../../../fields/list/use-people-filters.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { viewOf } from '../list-variables.ts';

export interface WorkflowFiltersProps {
  readonly given: WorkflowParameters;
  /** Changes some parameters. Undefined removes a filter. */
  readonly onChange: (change: WorkflowParameters) => void;
}

/** The filters of the list of workflows. */
export function WorkflowFilters({ given, onChange }: WorkflowFiltersProps): ReactNode {
  const t = useText();
  const owner = useOwnerFilter();
  const people = usePeopleFilters(workflowPeopleSubjects);
  const attention = useAttentionFilter(given.attention, viewOf(given));
  const status: ChoiceFilter = {
    ...{ kind: 'CHOICE', parameter: 'status', heading: t('workflows.status') },
    ...{ usual: workflowViews[0], none: 'all', changes: withoutAttention },
    options: workflowViews.map((view) => ({
      value: view,
      label: t('filters.status', { status: view }),
    })),
  };
  return (
    <ListFilters
      given={given}
      onChange={onChange}
      filters={[
        status,
        ...attention,
        owner,
        ...people,
        ...dateSubjects.map((subject) => ({ kind: 'DATE', parameter: subject, subject }) as const),
      ]}
    />
  );
}
