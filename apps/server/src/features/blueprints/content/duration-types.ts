import type { CountedIn, DurationUnit } from '@baton/domain/time/duration';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';

export const DurationUnitRef = builder.enumType('DurationUnit', {
  description:
    'DAYS, WEEKS and MONTHS are counted in dates, and may have two decimals; WORKING ones end on a working day.',
  values: enumValues<DurationUnit>({
    DAYS: 'Days. Decimals are allowed.',
    HOURS: 'Hours.',
    MINUTES: 'Minutes.',
    MONTHS: 'Months. Decimals are allowed.',
    WEEKS: 'Weeks. Decimals are allowed.',
  }),
});
export const CountedInRef = builder.enumType('CountedIn', {
  description: 'How a duration counts.',
  values: enumValues<CountedIn>({
    WORKING: 'Working hours.',
    CALENDAR: 'Calendar time.',
  }),
});

export const DurationInput = builder.inputType('DurationInput', {
  description: 'Duration.',
  fields: (t) => ({
    amount: t.float({ required: true, description: 'Number of units.' }),
    unit: t.field({ type: DurationUnitRef, required: true, description: 'Unit of the duration.' }),
    countedIn: t.field({ type: CountedInRef, description: 'Default: CALENDAR.' }),
  }),
});
