import { putField } from '@baton/domain/blueprint/edit-fields';
import type { TaskKey } from '@baton/domain/core/ids';
import type { Refusal } from '@baton/domain/core/refusal';
import type { FieldConstraints } from '@baton/domain/field/field-constraints';
import type { BlueprintField, FieldKind } from '@baton/domain/field/field';
import { fieldKinds } from '@baton/domain/field/field-kinds';
import { newConstraints } from '@baton/domain/field/fitted-field';
import { useState, type ReactNode } from 'react';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ConstraintsEditor } from '../../../ui/question/constraints-editor.tsx';
import { OptionsEditor } from '../../../ui/question/options-editor.tsx';
import { UnitEditor } from '../../../ui/question/unit-editor.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { taskPlace } from '../draft/place.ts';
import { useEditorActions, useEditorState, type ContentChange } from '../editor/editor-context.ts';
import { useFieldEdit } from '../settings/use-field-edit.ts';

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
  'DOCUMENT',
  'SIGNATURE',
  'CERTIFICATE',
] as const satisfies readonly FieldKind[];

import { DocumentConstraints } from './document-constraints.tsx';
interface Props {
  readonly task: TaskKey | null;
  readonly field: BlueprintField;
}

/** What is asked and what is demanded of the answer; the same at every place where the field stands. */
export function QuestionSettings({ task, field }: Props): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const editor = useEditorState();
  // What the workspace's library says is changed there, or detached first.
  const isEditable = editor.isEditable && field.origin === null;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const place = task === null ? null : taskPlace(task);
  const change =
    (part: Partial<BlueprintField>): ContentChange =>
    (before) => {
      const now = before.fields[field.key];
      return now === undefined ? before : putField(before, { ...now, ...part });
    };
  const put = (part: Partial<BlueprintField>): void =>
    setRefusal(actions.edit(change(part), place));
  const constrain = (part: Partial<FieldConstraints>): void =>
    put({ constraints: { ...field.constraints, ...part } });
  const errorAt = (path: string): string | null =>
    refusal?.field === `fields.${field.key}.${path}` ? errorText(t, refusal) : null;
  const name = useFieldEdit(field.name, place, (value) => change({ name: value }));
  const kind = useFieldEdit(field.kind, place, (value) =>
    change({ kind: value, constraints: newConstraints(value), unit: null }),
  );
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
        <OptionsEditor
          options={field.options}
          mayAppend={field.mayAppend}
          disabled={!isEditable}
          error={errorAt('options')}
          onOptions={(options) => put({ options })}
          onMayAppend={(mayAppend) => put({ mayAppend })}
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
      {field.kind === 'NUMBER' && (
        <UnitEditor
          value={field.unit}
          disabled={!isEditable}
          error={errorAt('unit')}
          onChange={(sign) => put({ unit: sign })}
        />
      )}
      {fieldKinds[field.kind].constraints.includes('documentTypes') && (
        <DocumentConstraints
          constraints={field.constraints}
          disabled={!isEditable}
          onChange={constrain}
        />
      )}
      <ConstraintsEditor
        constraints={field.constraints}
        applying={fieldKinds[field.kind].constraints}
        isMoney={field.kind === 'CURRENCY'}
        disabled={!isEditable}
        errorAt={(of) => errorAt(`constraints.${of}`)}
        onChange={constrain}
      />
    </>
  );
}
