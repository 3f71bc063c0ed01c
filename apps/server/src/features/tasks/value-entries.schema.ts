import type { FieldValue, InputType } from '@baton/domain/field/field';
import { isWhole } from '@baton/domain/field/field-constraints';
import { asCell, isRows } from '@baton/domain/field/kinds/table-rows';
import { outputType, type TypedValues } from '@baton/domain/field/typed-values';
import type { RunValue } from '@baton/domain/field/run-value';
import { builder } from '../../platform/graphql/builder.ts';
import { InputTypeRef } from '../fields/index.ts';
import { FormFieldRef } from './task-form.schema.ts';

/** A value for API clients, by type. */
interface ValueEntry extends TypedValues {
  readonly id: string;
  readonly fieldInstanceId: string;
  readonly typename: keyof TypedValues;
  readonly inputType: InputType;
}

const entryOf = (
  { key, inputType, field }: RunValue,
  value: FieldValue | null,
): ValueEntry | null => {
  const content = isRows(value) ? null : asCell(value);
  const typename = outputType(field.kind, isWhole(field.constraints), field.constraints.withTime);
  return content === null || typename === null
    ? null
    : { id: `${key}.value`, fieldInstanceId: key, typename, inputType, [typename]: content };
};

const ValueEntryRef = builder.objectRef<ValueEntry>('FieldValueEntry').implement({
  description: 'Value of a field instance with its type.',
  fields: (t) => ({
    entryId: t.exposeID('id'),
    fieldInstanceId: t.exposeID('fieldInstanceId'),
    typename: t.exposeString('typename', {
      description: 'Name of the property that has the value.',
    }),
    inputType: t.field({ type: InputTypeRef, resolve: ({ inputType }) => inputType }),
    stringValue: t.string({ nullable: true, resolve: (entry) => entry.stringValue }),
    stringMultiValue: t.stringList({ nullable: true, resolve: (entry) => entry.stringMultiValue }),
    partyIdMultiValue: t.idList({ nullable: true, resolve: (entry) => entry.partyIdMultiValue }),
    floatValue: t.float({ nullable: true, resolve: (entry) => entry.floatValue }),
    intValue: t.float({
      nullable: true,
      description: 'Whole number, also larger than 32 bits.',
      resolve: (entry) => entry.intValue,
    }),
    booleanValue: t.boolean({ nullable: true, resolve: (entry) => entry.booleanValue }),
    dateValue: t.string({ nullable: true, resolve: (entry) => entry.dateValue }),
    timeValue: t.string({ nullable: true, resolve: (entry) => entry.timeValue }),
  }),
});

builder.objectField(FormFieldRef, 'values', (t) =>
  t.field({
    type: [ValueEntryRef],
    description: 'Typed value: no entry or one. Tables use tabularValues.',
    resolve: ({ place, value }) => {
      const entry = entryOf(place, value);
      return entry === null ? [] : [entry];
    },
  }),
);
