import { isDocumentKind } from '@baton/domain/field/document-kinds';
import { asCell } from '@baton/domain/field/kinds/table-rows';
import type { FieldKind, FieldOption } from '@baton/domain/field/field';
import { fieldKinds } from '@baton/domain/field/field-kinds';
import { putFormField, updateItem, updateSection } from '@baton/domain/form/edit-form';
import {
  isFieldItem,
  itemsOfForm,
  type ColumnCount,
  type FormContent,
  type FormFieldItem,
  type FormInputType,
  type FormSection,
  type FormTextItem,
} from '@baton/domain/form/form';
import { formLimits } from '@baton/domain/form/validate-form';
import { useState, type ReactNode } from 'react';
import { newKey } from '../../../lib/api/new-key.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { RichTextEditor } from '../../../ui/rich-text/rich-text-editor.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { ValueInput, type InputValue } from '../../../ui/value-input/value-input.tsx';
import { useBuilder } from './builder-context.ts';
import { ColumnsEditor } from './columns-editor.tsx';
import { RulesEditor } from './rules-editor.tsx';
import { useTyped } from './use-typed.ts';

/** The settings of what is selected, or of the form itself. */
export function BuilderSettings({ fallback }: { readonly fallback: ReactNode }): ReactNode {
  const { content, selected } = useBuilder();
  if (selected?.kind === 'SECTION') {
    const section = content.sections.find(({ key }) => key === selected.key);
    return section === undefined ? (
      fallback
    ) : (
      <SectionSettings key={section.key} {...{ section }} />
    );
  }
  const item =
    selected === null ? undefined : itemsOfForm(content).find(({ key }) => key === selected.key);
  if (item === undefined) return fallback;
  return isFieldItem(item) ? (
    <FieldItemSettings key={item.key} item={item} />
  ) : (
    <TextItemSettings key={item.key} item={item} />
  );
}

const columnCounts: readonly ColumnCount[] = [1, 2, 3];

function SectionSettings({ section }: { readonly section: FormSection }): ReactNode {
  const t = useText();
  const { edit, isEditable } = useBuilder();
  const change =
    (part: Parameters<typeof updateSection>[2]) =>
    (content: FormContent): FormContent =>
      updateSection(content, section.key, part);
  const name = useTyped(section.name, (value) => change({ name: value.trim() }));
  const about = useTyped(section.description, (description) => change({ description }));
  return (
    <>
      <SettingsSection title={t('forms.section')}>
        <TextInput
          label={t('forms.section.name')}
          required
          disabled={!isEditable}
          value={name.value}
          error={name.error}
          onChange={name.set}
          onBlur={name.save}
        />
        {isEditable && (
          <div onBlur={about.save}>
            <RichTextEditor
              label={t('blueprints.description')}
              value={about.value}
              error={about.error}
              onChange={about.set}
            />
          </div>
        )}
        <Segmented
          label={t('forms.section.columns')}
          value={String(section.columns)}
          isDisabled={!isEditable}
          options={columnCounts.map((count) => ({
            value: String(count),
            label: t('forms.columns', { count }),
          }))}
          onChange={(chosen) => {
            const columns = columnCounts.find((count) => String(count) === chosen);
            if (columns !== undefined) edit(change({ columns }));
          }}
        />
      </SettingsSection>
      <RulesEditor
        rules={section.rule === null ? [] : [section.rule]}
        effects={['SHOW', 'HIDE']}
        of={null}
        most={1}
        onChange={([rule]) => void edit(change({ rule: rule ?? null }))}
      />
    </>
  );
}

function TextItemSettings({ item }: { readonly item: FormTextItem }): ReactNode {
  const t = useText();
  const { isEditable } = useBuilder();
  const text = useTyped(
    item.text,
    (value) => (content: FormContent) => updateItem(content, item.key, { text: value }),
  );
  return (
    <SettingsSection title={t('forms.text')}>
      {isEditable && (
        <div onBlur={text.save}>
          <RichTextEditor
            label={t('forms.text')}
            hideLabel
            value={text.value}
            error={text.error}
            onChange={text.set}
          />
        </div>
      )}
    </SettingsSection>
  );
}

export const formKinds = [
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
  'TABLE',
] as const satisfies readonly FieldKind[];

/** Lines as options: a line that was there keeps its id, a changed line in its place too. */
const readOptions = (text: string, before: readonly FieldOption[]): readonly FieldOption[] => {
  const lines = text.split('\n').map((line) => line.trim());
  const names = [...new Set(lines.filter((line) => line !== ''))];
  const taken = new Set(before.filter(({ name }) => names.includes(name)).map(({ id }) => id));
  return names.map((name, at) => {
    const same = before.find((option) => option.name === name);
    if (same !== undefined) return same;
    const renamed = names.length === before.length ? before[at] : undefined;
    return { id: renamed === undefined || taken.has(renamed.id) ? newKey() : renamed.id, name };
  });
};

function FieldItemSettings({ item }: { readonly item: FormFieldItem }): ReactNode {
  const t = useText();
  const { content, edit, isEditable, added } = useBuilder();
  const field = content.fields[item.field];
  const [typed, setTyped] = useState<{ readonly value: InputValue } | null>(null);
  const ask =
    (part: Partial<typeof field>) =>
    (before: FormContent): FormContent => {
      const now = before.fields[item.field];
      return now === undefined ? before : putFormField(before, { ...now, ...part });
    };
  const place =
    (part: Parameters<typeof updateItem>[2]) =>
    (before: FormContent): FormContent =>
      updateItem(before, item.key, part);
  const name = useTyped(field?.name ?? '', (value) => ask({ name: value.trim() }));
  const help = useTyped(item.help, (value) => place({ help: value.trim() }));
  const options = useTyped((field?.options ?? []).map((one) => one.name).join('\n'), (text) =>
    ask({ options: readOptions(text, field?.options ?? []) }),
  );
  if (field === undefined) return null;
  const value = typed === null ? asCell(item.value) : typed.value;
  return (
    <>
      <SettingsSection title={t('forms.field')}>
        <TextInput
          label={t('fields.editor.name')}
          required
          autoFocus={added === item.key}
          disabled={!isEditable}
          value={name.value}
          error={name.error}
          onChange={name.set}
          onBlur={name.save}
        />
        <Select<FieldKind>
          label={t('fields.editor.kind')}
          clearable={false}
          disabled={!isEditable}
          value={field.kind}
          options={formKinds.map((kind) => ({ value: kind, label: t(`fields.kind.${kind}`) }))}
          onChange={(kind) => void edit(ask({ kind: kind ?? 'TEXT' }))}
        />
        {fieldKinds[field.kind].hasOptions && (
          <TextArea
            label={t('forms.choices')}
            description={t('forms.choicesHint')}
            required
            disabled={!isEditable}
            value={options.value}
            error={options.error}
            onChange={options.set}
            onBlur={options.save}
          />
        )}
        {field.kind === 'CURRENCY' && (
          <Select
            label={t('fields.editor.currency')}
            clearable={false}
            searchable
            disabled={!isEditable}
            value={field.unit}
            options={Intl.supportedValuesOf('currency').map((code) => ({
              value: code,
              label: code,
            }))}
            onChange={(unit) => void edit(ask({ unit }))}
          />
        )}
        <Select<FormInputType>
          label={t('fields.editor.use')}
          clearable={false}
          disabled={!isEditable}
          value={item.inputType}
          options={(['REQUESTED', 'OPTIONAL', 'PROVIDED'] as const).map((use) => ({
            value: use,
            label: t(`fields.use.${use}`),
          }))}
          onChange={(inputType) => void edit(place({ inputType: inputType ?? 'REQUESTED' }))}
        />
        {field.kind !== 'PEOPLE' && field.kind !== 'TABLE' && !isDocumentKind(field.kind) && (
          <ValueInput
            label={t(
              item.inputType === 'PROVIDED' ? 'fields.editor.value' : 'fields.editor.beginsWith',
            )}
            kind={field.kind}
            unit={field.unit}
            options={field.options.map(({ id, name: label }) => ({ value: id, label }))}
            disabled={!isEditable}
            value={value}
            onType={(next) => setTyped({ value: next })}
            onCommit={(next) => {
              setTyped(null);
              if (next !== item.value) edit(place({ value: next === '' ? null : next }));
            }}
          />
        )}
        <TextArea
          label={t('forms.help')}
          maxLength={formLimits.helpLength}
          disabled={!isEditable}
          value={help.value}
          error={help.error}
          onChange={help.set}
          onBlur={help.save}
        />
      </SettingsSection>
      {field.kind === 'TABLE' && <ColumnsEditor field={field} />}
      <RulesEditor
        rules={item.rules}
        effects={['SHOW', 'HIDE', 'MANDATORY']}
        of={item.key}
        most={formLimits.rules}
        onChange={(rules) => void edit(place({ rules }))}
      />
    </>
  );
}
