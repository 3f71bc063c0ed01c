import { valueRefusal } from '@baton/domain/field/field-kinds';
import type { FieldValue } from '@baton/domain/field/field';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { formField_field$key } from '../../../__generated__/formField_field.graphql.ts';
import type { formFieldSaveMutation } from '../../../__generated__/formFieldSaveMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { readField } from '../../../lib/fields/read-field.ts';
import { useToday } from '../../../lib/i18n/use-today.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import { PartyPicker, type PartyPickerProps } from '../../../ui/party-picker/party-picker.tsx';
import { ValueInput } from '../../../ui/value-input/value-input.tsx';
import { useFormState, type TaskFormStore } from './task-form-store.ts';
import classes from './task-form.module.css';

export interface FormFieldProps {
  readonly taskId: string;
  readonly field: formField_field$key;
  readonly store: TaskFormStore;
}

type Saving = 'idle' | 'saving' | 'saved' | 'failed';

/** A question with its answer, kept when the field is left or the choice is made. */
export function FormField({ taskId, field, store }: FormFieldProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment formField_field on FormField {
        ...readField_field
        instance
        name
        kind
        options {
          id
          name
        }
        unit
        inputType
        value
        people {
          id
          name
          kind
        }
        sourceTask
        proposedBy {
          name
        }
      }
    `,
    field,
  );
  const today = useToday();
  const { instance, kind } = data;
  const { typed, refused } = useFormState(store);
  const [saving, setSaving] = useState<Saving>('idle');
  const [isLeft, setIsLeft] = useState(false);
  const command = useCommand<formFieldSaveMutation>(
    graphql`
      mutation formFieldSaveMutation($input: SaveTaskValuesInput!) {
        saveTaskValues(input: $input) {
          task {
            id
            ...taskForm_task
          }
        }
      }
    `,
    { onError: () => true },
  );
  const stored = data.value ?? null;
  const own = typed.get(instance);
  const value = own === undefined ? stored : own;

  const save = async (next: FieldValue | null): Promise<void> => {
    setIsLeft(true);
    if (next === stored && own === undefined) return;
    store.type(instance, next);
    setSaving('saving');
    const done = await command.run((idempotencyKey) => ({
      input: { idempotencyKey, taskId, values: [{ instance, value: next }] },
    }));
    if (done !== null) store.settle(instance, next);
    setSaving(done === null ? 'failed' : 'saved');
  };
  const type = (next: FieldValue | null): void => {
    setSaving('idle');
    store.type(instance, next);
  };

  const refusal =
    refused.get(instance) ??
    (isLeft && value !== null ? valueRefusal(value, readField(data), today) : null);
  const error = refusal === null ? null : errorText(t, refusal);
  const status =
    saving === 'idle' ? undefined : <SaveStatus saving={saving} onRetry={() => void save(value)} />;
  const shared = {
    label: data.name,
    required: data.inputType === 'REQUESTED' && kind !== 'CHECKBOX',
    error,
    status,
    description:
      data.proposedBy == null
        ? data.sourceTask == null
          ? undefined
          : t('fields.form.from', { task: data.sourceTask })
        : t('shared.proposedBy', { name: data.proposedBy.name }),
  };
  if (kind === 'PEOPLE') {
    return (
      <PeopleField
        {...shared}
        chosen={typeof value === 'object' && value !== null ? value : []}
        known={data.people}
        onChoose={(ids) => void save(ids.length === 0 ? null : ids)}
      />
    );
  }
  return (
    <ValueInput
      {...shared}
      kind={kind}
      value={value}
      unit={data.unit ?? null}
      options={data.options.map(({ id, name }) => ({ value: id, label: name }))}
      onType={type}
      onCommit={(next) => void save(next)}
    />
  );
}

interface SaveStatusProps {
  readonly saving: Exclude<Saving, 'idle'>;
  readonly onRetry: () => void;
}

function SaveStatus({ saving, onRetry }: SaveStatusProps): ReactNode {
  const t = useText();
  if (saving === 'failed') {
    return (
      <button type="button" className={classes.retry} onClick={onRetry}>
        {t('fields.form.failed')}
      </button>
    );
  }
  return (
    <span role="status">{t(saving === 'saving' ? 'fields.form.saving' : 'fields.form.saved')}</span>
  );
}

interface PeopleFieldProps extends Pick<
  PartyPickerProps,
  'label' | 'required' | 'error' | 'status' | 'description'
> {
  readonly chosen: readonly string[];
  readonly known: readonly FoundParty[];
  readonly onChoose: (ids: readonly string[]) => void;
}

export function PeopleField({ chosen, known, onChoose, ...shared }: PeopleFieldProps): ReactNode {
  const search = usePartySearch();
  const [met, setMet] = useState<readonly FoundParty[]>([]);
  const value = chosen.flatMap((id) => [...known, ...met].find((party) => party.id === id) ?? []);
  return (
    <PartyPicker
      {...shared}
      {...search}
      value={value}
      onChange={(parties) => {
        setMet(parties);
        onChoose(parties.map(({ id }) => id));
      }}
    />
  );
}
