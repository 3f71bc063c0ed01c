import type { builder } from '../../platform/graphql/builder.ts';

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

/** Where a program says of what type its value is (specification 7); a form says `value`. */
export const typedValues = (t: InputFields) => ({
  stringValue: t.string({ description: 'Of a choice: the id of its option.' }),
  stringMultiValue: t.stringList(),
  partyIdMultiValue: t.idList(),
  floatValue: t.float(),
  intValue: t.float({ description: 'Whole, and larger than 32 bits where need be.' }),
  booleanValue: t.boolean(),
  dateValue: t.field({ type: 'Date' }),
  timeValue: t.string({
    description:
      "yyyy-MM-dd'T'HH:mm, by the clock of the workspace; a time that names its zone is kept as that clock shows it.",
  }),
});
