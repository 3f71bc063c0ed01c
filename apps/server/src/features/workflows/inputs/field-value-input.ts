import { asId, type InstanceKey } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import type { FieldValue, InputType } from '@baton/domain/field/field';
import { enteredTypes, type TypedValues } from '@baton/domain/field/values/typed-values';
import type { EnteredValue, PatchedTable } from '@baton/domain/run-model/command/command';
import { idsInPatches, partiesInPatches } from '@baton/domain/run/values/enter-tables';
import { idsIn, partiesIn } from '@baton/domain/run/values/enter-values';
import { viewOf } from '@baton/domain/run-model/run-view';
import { builder } from '../../../platform/graphql/builder.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import { InputTypeRef, typedValues } from '../../fields/index.ts';
import type { CommandRequest } from '../../runs/index.ts';

export const FieldValueInput = builder.inputType('FieldValueInput', {
  description: 'Value of one field instance: `value` or one of the typed values.',
  fields: (t) => ({
    instance: t.id({ description: 'Key of the field instance. Alternative: `id`.' }),
    id: t.id({ description: 'Key of the field instance, if `instance` is not set.' }),
    inputType: t.field({
      type: InputTypeRef,
      description: 'Expected input type. Refused if the field instance has another one.',
    }),
    value: t.field({ type: 'FieldValue', description: 'Null clears the value.' }),
    expectedVersion: t.int({
      description:
        'Value version that the client saw. If someone else changed it, nothing is saved (FieldsChangedMeanwhile).',
    }),
    ...typedValues(t),
  }),
});

interface WireValue extends TypedValues {
  readonly instance?: string | null | undefined;
  readonly id?: string | null | undefined;
  readonly inputType?: InputType | null | undefined;
  readonly value?: FieldValue | null | undefined;
  readonly expectedVersion?: number | null | undefined;
}

export const toEnteredValue = (wire: WireValue): EnteredValue => {
  const { expectedVersion = null, inputType = null } = wire;
  const instance = wire.instance ?? wire.id;
  if (instance == null)
    throw new Refused(refuse('RequestInvalid', { detail: 'instance' }, 'values'));
  const [first, ...more] = enteredTypes(wire);
  if (more.length > 0)
    throw new Refused(
      refuse('MultipleValuesOnSingle', { count: more.length + 1 }, `values.${instance}`),
    );
  return {
    instance: asId<InstanceKey>(instance),
    value: first?.value ?? null,
    expectedVersion,
    inputType,
    ...(first === undefined ? {} : { type: first.type, day: first.day }),
  };
};

/** Returns all ids in list values. The fields of the run tell which of them are people. */
export const peopleIn = (
  values: readonly EnteredValue[],
  tables: readonly PatchedTable[] = [],
): CommandRequest['parties'] => {
  const ids = [...new Set([...idsIn(values), ...idsInPatches(tables)])];
  if (ids.length === 0) return undefined;
  return {
    ids,
    field: 'values',
    among: (run) => {
      const view = viewOf(run);
      return [...partiesIn(view, values), ...partiesInPatches(view, tables)];
    },
  };
};
