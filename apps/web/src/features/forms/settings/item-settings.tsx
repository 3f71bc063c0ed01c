import { updateItem, updateSection } from '@baton/domain/form/edit-form';
import {
  isFieldItem,
  itemsOfForm,
  type ColumnCount,
  type FormContent,
  type FormSection,
  type FormTextItem,
} from '@baton/domain/form/form';
import { Text } from 'lucide-react';
import type { ReactNode } from 'react';
import { KindIcon } from '../../../fields/question/kind-icon.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { MentioningEditor } from '../../../fields/text/mentioning-editor.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { FieldItemSettings } from './field-item-settings.tsx';
import { PlaceHead } from './place-head.tsx';
import { RulesEditor } from './rules-editor.tsx';
import { useTyped } from './use-typed.ts';

/** Settings of the selected item, or of the form. */
export function BuilderSettings({ fallback }: { readonly fallback: ReactNode }): ReactNode {
  const t = useText();
  const { content, selected } = useBuilder();
  const section = content.sections.find(({ key }) => key === selected?.key);
  const item = itemsOfForm(content).find(({ key }) => key === selected?.key);
  if (selected !== null && section !== undefined)
    return (
      <>
        <PlaceHead place={selected} title={t('forms.section')} />
        <SectionSettings key={section.key} section={section} />
      </>
    );
  if (selected === null || item === undefined) return fallback;
  if (!isFieldItem(item))
    return (
      <>
        <PlaceHead
          place={selected}
          icon={<Text size={15} aria-hidden="true" />}
          title={t('forms.text')}
        />
        <TextItemSettings key={item.key} item={item} />
      </>
    );
  const field = content.fields[item.field];
  return (
    field !== undefined && (
      <>
        <PlaceHead
          place={selected}
          icon={<KindIcon kind={field.kind} />}
          title={t(`fields.kind.${field.kind}`)}
        />
        <FieldItemSettings key={item.key} item={item} field={field} />
      </>
    )
  );
}

const columnCounts: readonly ColumnCount[] = [1, 2, 3];

function SectionSettings({ section }: { readonly section: FormSection }): ReactNode {
  const t = useText();
  const { edit, isEditable, added } = useBuilder();
  const change =
    (part: Parameters<typeof updateSection>[2]) =>
    (content: FormContent): FormContent =>
      updateSection(content, section.key, part);
  const name = useTyped(section.name, (value) => change({ name: value.trim() }));
  const about = useTyped(section.description, (description) => change({ description }));
  return (
    <>
      <SettingsSection>
        <TextInput
          label={t('forms.section.name')}
          required
          autoFocus={added === section.key}
          onFocus={({ currentTarget }) => added === section.key && currentTarget.select()}
          disabled={!isEditable}
          value={name.value}
          error={name.error}
          onChange={name.set}
          onBlur={name.save}
        />
        {isEditable && (
          <div onBlur={about.save}>
            <MentioningEditor
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
  const { isEditable, added } = useBuilder();
  const text = useTyped(
    item.text,
    (value) => (content: FormContent) => updateItem(content, item.key, { text: value }),
  );
  return (
    <SettingsSection>
      {isEditable && (
        <div onBlur={text.save}>
          <MentioningEditor
            label={t('forms.text')}
            hideLabel
            autoFocus={added === item.key}
            value={text.value}
            error={text.error}
            onChange={text.set}
          />
        </div>
      )}
    </SettingsSection>
  );
}
