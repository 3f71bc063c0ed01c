import type { Refusal } from '@baton/domain/core/refusal';
import { isDocumentKind } from '@baton/domain/field/document-kinds';
import type { BlueprintField } from '@baton/domain/field/field';
import { putFormField, updateItem } from '@baton/domain/form/edit-form';
import type { FormContent, FormFieldItem, FormInputType } from '@baton/domain/form/form';
import { formLimits } from '@baton/domain/form/validate-form';
import { useState, type ReactNode } from 'react';
import { LibraryNote } from '../../../fields/library/library-note.tsx';
import { QuestionEditor } from '../../../fields/question/question-editor.tsx';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Select } from '../../../ui/select/select.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { DependentItems } from './dependent-items.tsx';
import { FirstValue } from './first-value.tsx';
import { RulesEditor } from './rules-editor.tsx';
import { useTyped } from './use-typed.ts';

const inputTypes: readonly FormInputType[] = ['REQUESTED', 'OPTIONAL', 'PROVIDED'];

export interface FieldItemSettingsProps {
  readonly item: FormFieldItem;
  readonly field: BlueprintField;
}

/** Settings of a field of the form, including its rules. Less common ones are under Advanced. */
export function FieldItemSettings({ item, field }: FieldItemSettingsProps): ReactNode {
  const t = useText();
  const { edit, isEditable, added, selected } = useBuilder();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // Custom fields must be edited in the workspace or unlinked first.
  const isOwn = isEditable && field.origin === null;
  const ask =
    (part: Partial<BlueprintField>) =>
    (before: FormContent): FormContent => {
      const now = before.fields[field.key];
      return now === undefined ? before : putFormField(before, { ...now, ...part });
    };
  const place =
    (part: Parameters<typeof updateItem>[2]) =>
    (before: FormContent): FormContent =>
      updateItem(before, item.key, part);
  const name = useTyped(field.name, (value) => ask({ name: value.trim() }));
  const help = useTyped(item.help, (value) => place({ help: value.trim() }));
  const isPreset = item.inputType === 'PROVIDED';
  const firstValue = <FirstValue item={item} field={field} />;
  const hasDefault = isEditable && !isPreset && !isDocumentKind(field.kind);
  return (
    <>
      <SettingsSection>
        <LibraryNote
          field={field}
          isEditable={isEditable}
          onPut={(next) => void edit(ask(next), selected)}
        />
        <TextInput
          label={t('fields.editor.name')}
          required
          autoFocus={added === item.key}
          onFocus={({ currentTarget }) => added === item.key && currentTarget.select()}
          disabled={!isOwn}
          value={name.value}
          error={name.error}
          onChange={name.set}
          onBlur={name.save}
        />
        <TextArea
          label={t('forms.help')}
          maxLength={formLimits.helpLength}
          rows={1}
          disabled={!isEditable}
          value={help.value}
          error={help.error}
          onChange={help.set}
          onBlur={help.save}
        />
        <QuestionEditor
          content={field}
          openColumn={selected?.kind === 'ITEM' ? selected.column : null}
          disabled={!isOwn}
          errorAt={(path) =>
            refusal?.field === `fields.${field.key}.${path}` ? errorText(t, refusal) : null
          }
          onChange={(part) => setRefusal(edit(ask(part), selected))}
          place={{
            common: (
              <>
                <SettingsSection>
                  <Select<FormInputType>
                    label={t('fields.editor.use')}
                    clearable={false}
                    disabled={!isEditable}
                    value={item.inputType}
                    options={inputTypes.map((use) => ({
                      value: use,
                      label: t(`fields.use.${use}`),
                    }))}
                    onChange={(inputType) =>
                      void edit(place({ inputType: inputType ?? 'REQUESTED' }), selected)
                    }
                  />
                  {isPreset && firstValue}
                </SettingsSection>
                <RulesEditor
                  rules={item.rules}
                  effects={['SHOW', 'HIDE', 'MANDATORY']}
                  of={item.key}
                  most={formLimits.rules}
                  onChange={(rules) => void edit(place({ rules }), selected)}
                />
                <DependentItems item={item.key} />
              </>
            ),
            advanced: hasDefault ? firstValue : null,
            changed: hasDefault && item.value !== null ? 1 : 0,
          }}
        />
      </SettingsSection>
    </>
  );
}
