import { contentAccesses } from '@baton/domain/blueprint/content';
import { updateSettings } from '@baton/domain/blueprint/edit/edit';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Select } from '../../../ui/select/select.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';

/** Sets what everyone with a task in one of the blueprint's workflows can view. */
export function ContentAccessSettings(): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  return (
    <SettingsSection title={t('sharing.content.title')}>
      <Select
        label={t('sharing.content.label')}
        description={t('sharing.content.hint')}
        required
        disabled={!isEditable}
        options={contentAccesses.map((value) => ({ value, label: t(`sharing.content.${value}`) }))}
        value={content.settings.contentAccess}
        onChange={(contentAccess) => {
          if (contentAccess !== null)
            void actions.edit((before) => updateSettings(before, { contentAccess }), null);
        }}
      />
    </SettingsSection>
  );
}
