import { asId, type InstanceKey } from '@baton/domain/core/ids';
import type { FieldValue } from '@baton/domain/field/field';
import type { GivenValue } from '@baton/domain/run/command';
import { idsIn, partiesIn } from '@baton/domain/run/enter-values';
import { viewOf } from '@baton/domain/run/run-view';
import { builder } from '../../platform/graphql/builder.ts';
import type { CommandRequest } from '../runs/index.ts';

export const FieldValueInput = builder.inputType('FieldValueInput', {
  description: 'What is entered at one place of a form.',
  fields: (t) => ({
    instance: t.id({ required: true, description: 'Key of the place.' }),
    value: t.field({ type: 'FieldValue', description: 'Null takes the value away.' }),
    expectedVersion: t.int({
      description:
        'Version of the value that the person saw. Where somebody entered something else since, nothing is kept (FieldsChangedMeanwhile).',
    }),
  }),
});

interface WireValue {
  readonly instance: string;
  readonly value?: FieldValue | null | undefined;
  readonly expectedVersion?: number | null | undefined;
}

export const toGivenValue = ({ instance, value, expectedVersion }: WireValue): GivenValue => ({
  instance: asId<InstanceKey>(instance),
  value: value ?? null,
  expectedVersion: expectedVersion ?? null,
});

/** Every id in lists among the values. Which of them name people, the fields of the run tell. */
export const peopleIn = (values: readonly GivenValue[]): CommandRequest['parties'] => {
  const ids = idsIn(values);
  if (ids.length === 0) return undefined;
  return { ids, field: 'values', among: (run) => partiesIn(viewOf(run), values) };
};
