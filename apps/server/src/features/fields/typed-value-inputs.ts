import type { builder } from '../../platform/graphql/builder.ts';

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

/** Values by type, for API clients. Forms send `value` instead. */
export const typedValues = (t: InputFields) => ({
  stringValue: t.string({ description: 'For a select field, the ID of the option.' }),
  stringMultiValue: t.stringList({ description: 'Several texts or options.' }),
  partyIdMultiValue: t.idList({ description: 'IDs of people, teams, and roles.' }),
  floatValue: t.float({ description: 'Number.' }),
  intValue: t.float({ description: 'Whole number, also larger than 32 bits.' }),
  booleanValue: t.boolean({ description: 'Value of a checkbox.' }),
  dateValue: t.field({ type: 'Date', description: 'Date without a time.' }),
  timeValue: t.string({
    description:
      "yyyy-MM-dd'T'HH:mm in the workspace time zone. Times with an offset are converted.",
  }),
});
