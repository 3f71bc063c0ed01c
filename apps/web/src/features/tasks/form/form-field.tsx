import type { FieldValue } from '@baton/domain/field/field';
import { asCell } from '@baton/domain/field/kinds/table-rows';
import { itemsOf } from '@baton/domain/field/kinds/value-list';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { formField_field$key } from '../../../__generated__/formField_field.graphql.ts';
import { useValueText } from '../../../lib/fields/use-value-text.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { readField } from '../../../lib/fields/read-field.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { PartyPicker, type PartyPickerProps } from '../../../ui/party-picker/party-picker.tsx';
import { ValueInput } from '../../../ui/value-input/value-input.tsx';
import { EntryStatus } from './entry-status.tsx';
import { FieldConflict } from './field-conflict.tsx';
import { ShownValue } from './shown-value.tsx';
import type { TaskFormStore } from './task-form-store.ts';
import { useFieldEntry } from './use-field-entry.ts';

export interface FormFieldProps {
  readonly field: formField_field$key;
  readonly store: TaskFormStore;
}

/** A question with its answer, kept when the field is left or the choice is made. */
export function FormField({ field, store }: FormFieldProps): ReactNode {
  const t = useText();
  const viewer = useViewer();
  const valueText = useValueText();
  const data = useFragment(
    graphql`
      fragment formField_field on FormField {
        ...readField_field
        ...shownValue_field
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
        version
        enteredBy {
          id
          name
        }
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
  const { instance, kind, enteredBy, people } = data;
  const stored = data.value ?? null;
  const entry = useFieldEntry(
    { instance, version: data.version, value: stored, shape: readField(data) },
    store,
  );
  const { value, state } = entry;
  const [openedAt] = useState(data.version);
  const isOthers = enteredBy != null && enteredBy.id !== viewer.id;

  const status = (
    <EntryStatus
      state={state}
      changedBy={isOthers && data.version > openedAt ? enteredBy.name : null}
      onRetry={entry.onRetry}
    />
  );
  const shared = {
    label: data.name,
    required: data.inputType === 'REQUESTED' && kind !== 'CHECKBOX',
    error: entry.refusal === null ? null : errorText(t, entry.refusal),
    status,
    description:
      data.proposedBy == null
        ? data.sourceTask == null
          ? undefined
          : t('fields.form.from', { task: data.sourceTask })
        : t('shared.proposedBy', { name: data.proposedBy.name }),
  };
  const nameOf = (id: string): string => people.find((party) => party.id === id)?.name ?? '…';
  const textOf = (of: FieldValue | null): string =>
    of === null ? '' : valueText(data, of, nameOf);
  if (kind === 'TABLE') return <ShownValue field={data} />;
  return (
    <div>
      {kind === 'PEOPLE' ? (
        <PeopleField
          {...shared}
          chosen={value === null ? [] : itemsOf(value)}
          known={people}
          onChoose={(ids) => entry.onCommit(ids.length === 0 ? null : ids)}
        />
      ) : (
        <ValueInput
          {...shared}
          kind={kind}
          value={asCell(value)}
          unit={data.unit ?? null}
          options={data.options.map(({ id, name }) => ({ value: id, label: name }))}
          onType={entry.onType}
          onCommit={entry.onCommit}
        />
      )}
      {state === 'CONFLICT' && (
        <FieldConflict
          label={data.name}
          by={enteredBy?.name ?? null}
          isOwn={enteredBy != null && !isOthers}
          mine={textOf(value)}
          theirs={textOf(stored)}
          onChoose={(whose) => store.choose(instance, whose)}
        />
      )}
    </div>
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
