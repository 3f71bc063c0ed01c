import type { ReactNode } from 'react';
import type { ListParameters } from '@baton/domain/list/list-parameters';
import { workflowPeopleSubjects } from '@baton/domain/list/people-filters';
import {
  attentionTexts,
  isAttentionText,
  type WorkflowParameters,
} from '@baton/domain/workflow-list/workflow-parameters';
import { workflowViews } from '@baton/domain/workflow/workflow-views';
import { dateSubjects } from '../../../fields/list/filters/date-sentence.ts';
import type { ChoiceFilter } from '../../../fields/list/filters/list-filter.ts';
import { ListFilters } from '../../../fields/list/filters/list-filters.tsx';
import { useOwnerFilter, usePeopleFilters } from '../../../fields/list/use-people-filters.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { viewOf } from '../list-variables.ts';

export interface WorkflowFiltersProps {
  readonly given: WorkflowParameters;
  /** Changes some parameters. Undefined removes a filter. */
  readonly onChange: (change: WorkflowParameters) => void;
}

/** Attention only applies to open workflows, so another status removes it. */
const withoutAttention = (status: string | undefined): ListParameters =>
  status === workflowViews[0] ? {} : { attention: undefined };

/** The filters of the list of workflows. */
export function WorkflowFilters({ given, onChange }: WorkflowFiltersProps): ReactNode {
  const t = useText();
  const owner = useOwnerFilter();
  const people = usePeopleFilters(workflowPeopleSubjects);
  const status: ChoiceFilter = {
    ...{ kind: 'CHOICE', parameter: 'status', heading: t('workflows.status') },
    ...{ usual: workflowViews[0], none: 'all', changes: withoutAttention },
    options: workflowViews.map((view) => ({
      value: view,
      label: t('filters.status', { status: view }),
    })),
  };
  // Lists of open workflows show the counts above them instead.
  const { attention } = given;
  const hidden: readonly ChoiceFilter[] =
    attention !== undefined && isAttentionText(attention) && viewOf(given) !== 'open'
      ? [
          {
            ...{ kind: 'CHOICE', parameter: 'attention', isOffered: false },
            heading: t('views.attention.label'),
            options: [
              {
                value: attention,
                label: t('filters.attention', { attention: attentionTexts[attention] }),
              },
            ],
          },
        ]
      : [];
  return (
    <ListFilters
      given={given}
      onChange={onChange}
      filters={[
        status,
        ...hidden,
        owner,
        ...people,
        ...dateSubjects.map((subject) => ({ kind: 'DATE', parameter: subject, subject }) as const),
      ]}
    />
  );
}
