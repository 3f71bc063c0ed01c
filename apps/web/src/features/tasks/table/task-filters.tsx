import type { ReactNode } from 'react';
import { peopleSubjects } from '@baton/domain/list/people-filters';
import type { TaskParameters } from '@baton/domain/task-list/task-parameters';
import {
  taskTypeTexts,
  taskViews,
  type TaskStateText,
  type TaskTypeText,
  type TaskView,
} from '@baton/domain/task-list/task-views';
import type { ChoiceFilter } from '../../../fields/list/filters/list-filter.ts';
import { ListFilters } from '../../../fields/list/filters/list-filters.tsx';
import { useAttentionFilter, withoutAttention } from '../../../fields/list/use-attention-filter.ts';
import { useOwnerFilter, usePeopleFilters } from '../../../fields/list/use-people-filters.ts';
import type { MessageId } from '../../../lib/i18n/message-id.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { viewOf } from './task-list-variables.ts';

/** Names of views in messages. */
const viewNames = {
  open: 'open',
  'not-started': 'notStarted',
  completed: 'completed',
  all: 'all',
} as const satisfies Readonly<Record<TaskView, string>>;

const states: readonly (readonly [TaskStateText, MessageId])[] = [
  ['in-review', 'status.submitted'],
  ['to-accept', 'history.value.PENDING_ACKNOWLEDGEMENT'],
  ['problem', 'status.exception'],
  ['paused', 'status.paused'],
  ['expired', 'status.expired'],
  ['rejected', 'status.rejected'],
  ['skipped', 'status.skipped'],
];

const types: readonly TaskTypeText[] = ['task', 'approval', 'automation', 'linked-workflow'];

const dates = [
  { kind: 'DATE', parameter: 'due', subject: 'taskDue' },
  { kind: 'DATE', parameter: 'started', subject: 'started' },
  { kind: 'DATE', parameter: 'completed', subject: 'completed' },
] as const;

export interface TaskFiltersProps {
  readonly given: TaskParameters;
  /** Changes some parameters. Undefined removes a filter. */
  readonly onChange: (change: TaskParameters) => void;
  /** Parameters that the page sets, which have no filter. */
  readonly fixed?: readonly string[] | undefined;
}

/** The filters of a list of tasks. */
export function TaskFilters({ given, onChange, fixed = [] }: TaskFiltersProps): ReactNode {
  const t = useText();
  const owner = useOwnerFilter();
  const people = usePeopleFilters(peopleSubjects);
  const attention = useAttentionFilter(given.attention, viewOf(given));
  const status: ChoiceFilter = {
    ...{ kind: 'CHOICE', parameter: 'status', heading: t('workflows.status') },
    ...{ usual: taskViews[0], none: 'all', changes: withoutAttention },
    options: taskViews.map((view) => ({
      value: view,
      label: t('filters.taskStatus', { status: viewNames[view] }),
    })),
  };
  const state: ChoiceFilter = {
    ...{ kind: 'CHOICE', parameter: 'state', heading: t('filters.taskState.label') },
    options: states.map(([value, text]) => ({ value, label: t(text) })),
  };
  const type: ChoiceFilter = {
    ...{ kind: 'CHOICE', parameter: 'type', heading: t('filters.taskType.label') },
    options: types.map((value) => ({
      value,
      label: t('filters.taskType', { type: taskTypeTexts[value] }),
    })),
  };
  return (
    <ListFilters
      canMatchAny={fixed.length === 0}
      given={given}
      onChange={onChange}
      filters={[
        ...[status, ...attention, dates[0], ...people],
        ...[owner, state, type, ...dates.slice(1)],
      ].filter(({ parameter }) => !fixed.includes(parameter))}
    />
  );
}
