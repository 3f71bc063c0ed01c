import { durationUnits, type CountedIn } from '@baton/domain/time/duration';
import { builder } from '../../platform/graphql/builder.ts';

export const DurationUnitRef = builder.enumType('DurationUnit', {
  description:
    'DAYS, WEEKS and MONTHS are counted in dates, and may have two decimals; WORKING ones end on a working day.',
  values: durationUnits,
});
export const CountedInRef = builder.enumType('CountedIn', {
  description: 'WORKING: working hours. CALENDAR: calendar time.',
  values: ['WORKING', 'CALENDAR'] as const satisfies readonly CountedIn[],
});
