import type { FieldValue, InputType } from '@baton/domain/field/field';
import { isWhole } from '@baton/domain/field/field-constraints';
import { asCell, isRows } from '@baton/domain/field/kinds/table-rows';
import { outputType, type TypedValues } from '@baton/domain/field/values/typed-values';
import type { RunValue } from '@baton/domain/run-model/run-value';
import { builder } from '../../../platform/graphql/builder.ts';
import { InputTypeRef } from '../../fields/index.ts';
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
    entryId: t.exposeID('id', { description: 'ID of the entry.' }),
    fieldInstanceId: t.exposeID('fieldInstanceId', { description: 'ID of the field instance.' }),
    typename: t.exposeString('typename', {
      description: 'Name of the property that has the value.',
    }),
    inputType: t.field({
      type: InputTypeRef,
      description: 'How the field is filled in.',
      resolve: ({ inputType }) => inputType,
    }),
    stringValue: t.string({
      nullable: true,
      description: 'Text or option. Null for other types.',
      resolve: (entry) => entry.stringValue,
    }),
    stringMultiValue: t.stringList({
      nullable: true,
      description: 'Several texts or options. Null for other types.',
      resolve: (entry) => entry.stringMultiValue,
    }),
    partyIdMultiValue: t.idList({
      nullable: true,
      description: 'IDs of people, teams, and roles. Null for other types.',
      resolve: (entry) => entry.partyIdMultiValue,
    }),
    floatValue: t.float({
      nullable: true,
      description: 'Number. Null for other types.',
      resolve: (entry) => entry.floatValue,
    }),
    intValue: t.float({
      nullable: true,
      description: 'Whole number, also larger than 32 bits. Null for other types.',
      resolve: (entry) => entry.intValue,
    }),
    booleanValue: t.boolean({
      nullable: true,
      description: 'Value of a checkbox. Null for other types.',
      resolve: (entry) => entry.booleanValue,
    }),
    dateValue: t.string({
      nullable: true,
      description: 'Date, as yyyy-MM-dd. Null for other types.',
      resolve: (entry) => entry.dateValue,
    }),
    timeValue: t.string({
      nullable: true,
      description: 'Date with a time. Null for other types.',
      resolve: (entry) => entry.timeValue,
    }),
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
