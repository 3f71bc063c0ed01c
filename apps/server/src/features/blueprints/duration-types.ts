import type { CountedIn, DurationUnit } from '@baton/domain/time/duration';
import { builder } from '../../platform/graphql/builder.ts';

export const DurationUnitRef = builder.enumType('DurationUnit', {
  values: ['DAYS', 'HOURS', 'MINUTES'] as const satisfies readonly DurationUnit[],
});
export const CountedInRef = builder.enumType('CountedIn', {
  description:
    'In which time a rule counts: WORKING while the workspace works, CALENDAR as the clock runs.',
  values: ['WORKING', 'CALENDAR'] as const satisfies readonly CountedIn[],
});
