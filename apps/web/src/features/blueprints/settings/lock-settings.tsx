import { updateSettings } from '@baton/domain/blueprint/edit/edit';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';

/** Sets whether running workflows can change what the blueprint defines. */
export function LockSettings(): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  return (
    <SettingsSection title={t('start.lock')}>
      <Checkbox
        label={t('start.isLocked')}
        description={t('start.isLockedHint')}
        checked={content.settings.isLocked}
        disabled={!isEditable}
        onChange={(isLocked) =>
          void actions.edit((before) => updateSettings(before, { isLocked }), null)
        }
      />
    </SettingsSection>
  );
}
