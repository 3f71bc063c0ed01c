import { updateSettings } from '@baton/domain/blueprint/edit/edit';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { useEditorActions, useEditorState } from '../../editor/editor-context.ts';
import { SettingsSection } from '../../../../ui/settings-section/settings-section.tsx';

/** Edits due date settings of the whole workflow. */
export function TimeSettings(): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  const { dynamicDueDates, autoAdjustDueOn } = content.settings;
  return (
    <SettingsSection title={t('time.workflow.title')}>
      <Checkbox
        label={t('time.workflow.dynamicDueDates')}
        description={t('time.workflow.dynamicHint')}
        checked={dynamicDueDates}
        disabled={!isEditable}
        onChange={(checked) =>
          void actions.edit((before) => updateSettings(before, { dynamicDueDates: checked }), null)
        }
      />
      <Checkbox
        label={t('time.workflow.autoAdjustDueOn')}
        description={t('time.workflow.adjustHint')}
        checked={autoAdjustDueOn}
        disabled={!isEditable}
        onChange={(checked) =>
          void actions.edit((before) => updateSettings(before, { autoAdjustDueOn: checked }), null)
        }
      />
    </SettingsSection>
  );
}
