import { updateSettings } from '@baton/domain/blueprint/edit/edit';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { useEditorActions, useEditorState } from '../../editor/editor-context.ts';
import { SettingsSection } from '../../../../ui/settings-section/settings-section.tsx';

/** Sets whether submitted values can be edited. */
export function SharedFieldsSettings(): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  return (
    <SettingsSection title={t('shared.settings')}>
      <Checkbox
        label={t('shared.editable')}
        description={t('shared.editableHint')}
        checked={content.settings.editableSharedFields}
        disabled={!isEditable}
        onChange={(editableSharedFields) =>
          void actions.edit((before) => updateSettings(before, { editableSharedFields }), null)
        }
      />
    </SettingsSection>
  );
}
