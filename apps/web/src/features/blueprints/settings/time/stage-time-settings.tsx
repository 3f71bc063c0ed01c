import type { BlueprintStage } from '@baton/domain/blueprint/content';
import { updateStage } from '@baton/domain/blueprint/edit/edit';
import type { Duration } from '@baton/domain/time/duration';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { SettingsSection } from '../../../../ui/settings-section/settings-section.tsx';
import { stagePlace } from '../../draft/place.ts';
import { useEditorActions, useEditorState } from '../../editor/editor-context.ts';
import { DurationField } from '../../rules/duration-field.tsx';

const firstSla: Duration = { amount: 5, unit: 'DAYS', countedIn: 'WORKING' };

/** Edits the duration of a stage after its start. */
export function StageTimeSettings({ stage }: { readonly stage: BlueprintStage }): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { isEditable } = useEditorState();
  if (!isEditable && stage.sla === null) return null;
  const put = (sla: Duration | null): void =>
    void actions.edit((before) => updateStage(before, stage.key, { sla }), stagePlace(stage.key));
  return (
    <SettingsSection title={t('time.stage.title')} hint={t('time.stage.hint')}>
      <Checkbox
        label={t('time.stage.on')}
        checked={stage.sla !== null}
        disabled={!isEditable}
        onChange={(asks) => put(asks ? firstSla : null)}
      />
      {stage.sla !== null && (
        <DurationField
          label={t('time.stage.howLong')}
          isDisabled={!isEditable}
          value={stage.sla}
          onChange={(sla) => put({ ...sla, amount: Math.max(1, sla.amount) })}
        />
      )}
    </SettingsSection>
  );
}
