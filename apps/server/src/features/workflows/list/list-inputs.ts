import type { DateFilter, RelativeRange } from '@baton/domain/list/date-filter';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { FilterOperatorRef } from '../../fields/index.ts';
import type { OwnerFilter } from './list-conditions.queries.ts';

export { StageStatusRef } from '../workflow.schema.ts';

export const OwnerFilterRef = builder.enumType('WorkflowOwnerFilter', {
  values: enumValues<OwnerFilter>({
    ME: 'Workflows of the viewer.',
    MY_TEAMS: "Workflows of the members of the viewer's teams.",
  }),
  description: 'Whose workflows a list shows.',
});

const DateRangeRef = builder.enumType('WorkflowDateRange', {
  values: enumValues<RelativeRange | 'BETWEEN'>({
    BETWEEN: 'Between two dates, including both.',
    LAST_7_DAYS: 'The last 7 days.',
    LAST_30_DAYS: 'The last 30 days.',
    NEXT_7_DAYS: 'The next 7 days.',
    NEXT_30_DAYS: 'The next 30 days.',
    OVERDUE: 'Before today.',
    THIS_WEEK: 'This week.',
    TODAY: 'Today.',
  }),
  description: 'Days relative to today in the time zone of the workspace, or between two dates.',
});

export const DateFilterInput = builder.inputType('WorkflowDateFilterInput', {
  description: 'Filter by a date.',
  fields: (t) => ({
    range: t.field({ type: DateRangeRef, required: true, description: 'Days that match.' }),
    from: t.field({ type: 'Date', description: 'First day of BETWEEN. Null for no limit.' }),
    to: t.field({ type: 'Date', description: 'Last day of BETWEEN. Null for no limit.' }),
  }),
});

export const FieldFilterInput = builder.inputType('WorkflowFieldFilterInput', {
  description: 'Filter by the value of a custom field.',
  fields: (t) => ({
    field: t.id({ required: true, description: 'Custom field.' }),
    operator: t.field({
      type: FilterOperatorRef,
      required: true,
      description: 'How the value is compared.',
    }),
    values: t.field({
      type: ['FieldValue'],
      required: true,
      description: 'Values to compare with.',
    }),
  }),
});

type GivenDate = typeof DateFilterInput.$inferInput;

/** Returns the filter of an argument. Null means all. */
export const dateFilter = (given: GivenDate | null | undefined): DateFilter | null => {
  if (given == null) return null;
  const { range, from = null, to = null } = given;
  return range === 'BETWEEN' ? { range, from, to } : { range };
};
