import { updateSettings } from '@baton/domain/blueprint/edit/edit';
import { blueprintLimits } from '@baton/domain/blueprint/validate/validate';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { NumberInput } from '../../../../ui/number-input/number-input.tsx';
import { useEditorActions, useEditorState } from '../../editor/editor-context.ts';
import { SettingsSection } from '../../../../ui/settings-section/settings-section.tsx';

/** Sets the rework limit. */
export function SendBackSettings(): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  return (
    <SettingsSection title={t('blueprints.sendBack')}>
      <NumberInput
        label={t('blueprints.rejectCycleLimit')}
        description={t('blueprints.rejectCycleLimitHint')}
        min={1}
        max={blueprintLimits.rejectCycles}
        disabled={!isEditable}
        value={content.settings.rejectCycleLimit}
        onChange={(rejectCycleLimit) => {
          if (rejectCycleLimit !== null)
            void actions.edit((before) => updateSettings(before, { rejectCycleLimit }), null);
        }}
      />
    </SettingsSection>
  );
}
