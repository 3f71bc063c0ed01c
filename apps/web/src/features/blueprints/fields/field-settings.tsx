import { putField, putInstance } from '@baton/domain/blueprint/edit-fields';
import type { InstanceKey, TaskKey } from '@baton/domain/core/ids';
import type {
  BlueprintField,
  FieldInstance,
  FieldKind,
  FieldOption,
  InputType,
} from '@baton/domain/field/field';
import { fieldKinds } from '@baton/domain/field/field-kinds';
import { asCell } from '@baton/domain/field/kinds/table-rows';
import { useState, type ReactNode } from 'react';
import { newKey } from '../../../lib/api/new-key.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { ValueInput, type InputValue } from '../../../ui/value-input/value-input.tsx';
import { taskPlace, type Place } from '../draft/place.ts';
import { useEditorActions, useEditorState, type ContentChange } from '../editor/editor-context.ts';
import { useFieldEdit } from '../settings/use-field-edit.ts';
import { sourcesOf } from './field-sources.ts';
import { useFieldTexts } from './field-texts.ts';
import classes from './fields-section.module.css';

const kinds = [
  'TEXT',
  'NUMBER',
  'CURRENCY',
  'DATE',
  'SELECT',
  'MULTI_SELECT',
  'CHECKBOX',
  'EMAIL',
  'PHONE',
  'PEOPLE',
] as const satisfies readonly FieldKind[];

interface Props {
  readonly task: TaskKey | null;
  readonly instance: FieldInstance;
}

/** Everything about one field of a form. */
export function FieldSettings({ task, instance }: Props): ReactNode {
  const { content } = useEditorState();
  const field = content.fields[instance.field];
  if (field === undefined) return null;
  return (
    <div className={classes.settings}>
      <QuestionSettings task={task} field={field} />
      <PlaceSettings task={task} instance={instance} field={field} />
    </div>
  );
}

/** What is asked; the same at every place where the field stands. */
function QuestionSettings({
  task,
  field,
}: Pick<Props, 'task'> & { readonly field: BlueprintField }): ReactNode {
  const t = useText();
  const { isEditable } = useEditorState();
  const place = task === null ? null : taskPlace(task);
  const change =
    (part: Partial<BlueprintField>): ContentChange =>
    (before) => {
      const now = before.fields[field.key];
      return now === undefined ? before : putField(before, { ...now, ...part });
    };
  const name = useFieldEdit(field.name, place, (value) => change({ name: value }));
  const kind = useFieldEdit(field.kind, place, (value) => change({ kind: value }));
  const unit = useFieldEdit(field.unit ?? 'USD', place, (value) => change({ unit: value }));
  return (
    <>
      <TextInput
        label={t('fields.editor.name')}
        required
        disabled={!isEditable}
        value={name.value}
        error={name.error}
        onChange={name.set}
        onBlur={() => void name.save()}
      />
      <Select<FieldKind>
        label={t('fields.editor.kind')}
        clearable={false}
        disabled={!isEditable}
        value={kind.value}
        options={kinds.map((value) => ({ value, label: t(`fields.kind.${value}`) }))}
        onChange={(value) => void kind.saveNow(value ?? 'TEXT')}
      />
      {fieldKinds[field.kind].hasOptions && (
        <OptionsField
          options={field.options}
          isEditable={isEditable}
          place={place}
          change={(options) => change({ options })}
        />
      )}
      {field.kind === 'CURRENCY' && (
        <Select
          label={t('fields.editor.currency')}
          clearable={false}
          searchable
          disabled={!isEditable}
          value={unit.value}
          options={Intl.supportedValuesOf('currency').map((code) => ({ value: code, label: code }))}
          onChange={(code) => void unit.saveNow(code ?? 'USD')}
        />
      )}
    </>
  );
}

/** Lines as options: a line that was there keeps its id, a changed line in its place too. */
const readOptions = (text: string, before: readonly FieldOption[]): readonly FieldOption[] => {
  const names = [
    ...new Set(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    ),
  ];
  const taken = new Set(before.filter(({ name }) => names.includes(name)).map(({ id }) => id));
  return names.map((name, at) => {
    const same = before.find((option) => option.name === name);
    if (same !== undefined) return same;
    const renamed = names.length === before.length ? before[at] : undefined;
    return { id: renamed === undefined || taken.has(renamed.id) ? newKey() : renamed.id, name };
  });
};

interface OptionsFieldProps {
  readonly options: readonly FieldOption[];
  readonly isEditable: boolean;
  readonly place: Place | null;
  readonly change: (options: readonly FieldOption[]) => ContentChange;
}

function OptionsField({ options, isEditable, place, change }: OptionsFieldProps): ReactNode {
  const t = useText();
  const lines = useFieldEdit(options.map(({ name }) => name).join('\n'), place, (text) =>
    change(readOptions(text, options)),
  );
  return (
    <TextArea
      label={t('fields.editor.options')}
      description={t('fields.editor.optionsHint')}
      required
      disabled={!isEditable}
      value={lines.value}
      error={lines.error}
      onChange={lines.set}
      onBlur={() => void lines.save()}
    />
  );
}

/** How this place uses the field. */
function PlaceSettings({
  task,
  instance,
  field,
}: Props & { readonly field: BlueprintField }): ReactNode {
  const t = useText();
  const texts = useFieldTexts();
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  const sources = task === null ? [] : sourcesOf(content, task, instance);
  const [typed, setTyped] = useState<{ readonly value: InputValue } | null>(null);
  const place = task === null ? null : taskPlace(task);
  const change = (part: Partial<FieldInstance>): void =>
    void actions.edit((before) => putInstance(before, task, { ...instance, ...part }), place);
  const uses: readonly InputType[] =
    task === null
      ? ['REQUESTED', 'OPTIONAL']
      : ['REQUESTED', 'OPTIONAL', 'PROVIDED', 'INHERITED', 'HIDDEN'];
  const takesOver = sources.length > 0 && instance.inputType !== 'PROVIDED';
  return (
    <>
      <Select<InputType>
        label={t('fields.editor.use')}
        clearable={false}
        disabled={!isEditable}
        value={instance.inputType}
        options={uses.map((value) => ({ value, label: t(`fields.use.${value}`) }))}
        onChange={(inputType) => change({ inputType: inputType ?? 'REQUESTED' })}
      />
      {takesOver && (
        <Select<InstanceKey>
          label={t('fields.editor.source')}
          disabled={!isEditable}
          searchable
          value={instance.source}
          options={sources.map((source) => ({
            value: source.instance.key,
            label: texts.placeName(source),
          }))}
          onChange={(source) => change({ source })}
        />
      )}
      {field.kind !== 'PEOPLE' && field.kind !== 'TABLE' && instance.inputType !== 'INHERITED' && (
        <ValueInput
          label={t(
            instance.inputType === 'PROVIDED' ? 'fields.editor.value' : 'fields.editor.beginsWith',
          )}
          kind={field.kind}
          unit={field.unit}
          options={field.options.map(({ id, name }) => ({ value: id, label: name }))}
          disabled={!isEditable}
          value={typed === null ? asCell(instance.value) : typed.value}
          onType={(value) => setTyped({ value })}
          onCommit={(value) => {
            setTyped(null);
            if (value !== instance.value) change({ value: value === '' ? null : value });
          }}
        />
      )}
    </>
  );
}
