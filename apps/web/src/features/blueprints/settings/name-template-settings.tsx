import { updateSettings } from '@baton/domain/blueprint/edit/edit';
import { nameFromTemplate, nameTokens } from '@baton/domain/blueprint/name-template';
import { Braces } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { dayKey } from '../../../lib/i18n/date-text.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { useEditorState } from '../editor/editor-context.ts';
import classes from './name-template-settings.module.css';
import { useFieldEdit } from './use-field-edit.ts';

/** Edits the name template of new workflows, with an example for today. */
export function NameTemplateSettings(): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const { content, isEditable } = useEditorState();
  const [openedAt] = useState(() => new Date());
  const template = useFieldEdit(
    content.settings.nameTemplate,
    null,
    (nameTemplate) => (before) => updateSettings(before, { nameTemplate: nameTemplate.trim() }),
  );
  const asked = content.intake.flatMap(({ field, value }) => {
    const known = content.fields[field];
    return known === undefined || known.kind === 'TABLE' ? [] : [{ field: known, value }];
  });
  const example = nameFromTemplate(template.value, {
    blueprint: content.name,
    date: dayKey(openedAt, clock),
    reference: t('start.name.exampleReference'),
    // The example uses field names for missing values.
    answers: asked.map(({ field, value }) =>
      value === null
        ? { field: { ...field, kind: 'TEXT', options: [] }, value: `‹${field.name}›` }
        : { field, value },
    ),
    nameOfParty: () => null,
  });
  const insert = (token: string) => ({
    key: token,
    label: token,
    run: () => template.saveNow(`${template.value} {${token}}`.trimStart()),
  });
  return (
    <SettingsSection title={t('start.name.title')} hint={t('start.name.hint')}>
      <div className={classes.row}>
        <TextInput
          label={t('start.name.template')}
          disabled={!isEditable}
          value={template.value}
          error={template.error}
          onChange={template.set}
          onBlur={() => void template.save()}
        />
        {isEditable && (
          <Menu
            width={220}
            trigger={<IconButton label={t('start.name.insert')} icon={<Braces />} size="medium" />}
            items={[...nameTokens, ...asked.map(({ field }) => field.name)].map(insert)}
          />
        )}
      </div>
      {template.value.trim() !== '' && (
        <p className={classes.example}>{t('start.name.example', { name: example })}</p>
      )}
    </SettingsSection>
  );
}
