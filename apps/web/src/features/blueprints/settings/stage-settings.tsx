import { changedStageSettings } from '@baton/domain/blueprint/advanced-settings';
import type { BlueprintStage, StageJoin, StageTrigger } from '@baton/domain/blueprint/content';
import { updateStage } from '@baton/domain/blueprint/edit/edit';
import { orderedStages } from '@baton/domain/blueprint/order';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AdvancedSettings } from '../../../ui/advanced-settings/advanced-settings.tsx';
import { MultiSelect, Select } from '../../../ui/select/select.tsx';
import { ConditionSection } from '../conditions/condition-section.tsx';
import { stagePlace } from '../draft/place.ts';
import { useEditorState } from '../editor/editor-context.ts';
import { renameStage } from '../editor/rename.ts';
import { DateRuleEditor } from '../rules/rule-editor.tsx';
import { useRuleText } from '../rules/rule-text.ts';
import { DescriptionProperty } from './description-property.tsx';
import { StageRestartSettings } from './approval/restart-settings.tsx';
import { StageTimeSettings } from './time/stage-time-settings.tsx';
import { SettingsHead } from './settings-head.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { useFieldEdit } from './use-field-edit.ts';

/** Settings of a stage: description, trigger, and condition. */
export function StageSettings({ stage }: { readonly stage: BlueprintStage }): ReactNode {
  const t = useText();
  const rule = useRuleText();
  const { content, isEditable } = useEditorState();
  const place = stagePlace(stage.key);
  const stages = orderedStages(content);
  const index = stages.findIndex(({ key }) => key === stage.key);
  const trigger = useFieldEdit(
    stage.trigger,
    place,
    (value) => (before) => updateStage(before, stage.key, { trigger: value }),
  );
  const { value } = trigger;
  const kindLabels: Readonly<Record<StageTrigger['kind'], string>> = {
    PREVIOUS_STAGE: t('blueprints.trigger.PREVIOUS_STAGE'),
    WORKFLOW_START: t('blueprints.trigger.WORKFLOW_START'),
    AFTER_STAGES: t('blueprints.trigger.AFTER_STAGES'),
    DATE: t('blueprints.trigger.DATE'),
  };
  const joinLabels: Readonly<Record<StageJoin, string>> = {
    ALL_RESOLVED: t('blueprints.join.ALL_RESOLVED'),
    ALL_COMPLETED: t('blueprints.join.ALL_COMPLETED'),
    ANY_COMPLETED: t('blueprints.join.ANY_COMPLETED'),
  };
  const fresh = (kind: StageTrigger['kind']): StageTrigger => {
    switch (kind) {
      case 'WORKFLOW_START':
      case 'PREVIOUS_STAGE':
        return { kind };
      case 'AFTER_STAGES': {
        const previous = stages[index - 1];
        return { kind, stages: previous === undefined ? [] : [previous.key], join: 'ALL_RESOLVED' };
      }
      case 'DATE':
        return { kind, date: { kind: 'WORKFLOW_START', days: 7 } };
    }
  };

  return (
    <>
      <SettingsHead
        kind={t('blueprints.stage.position', { position: index + 1, count: stages.length })}
        name={stage.name}
        nameLabel={t('blueprints.stage.name')}
        place={place}
        rename={(name) => renameStage(stage.key, name)}
      />
      <SettingsSection>
        <DescriptionProperty
          value={stage.description}
          place={place}
          change={(description) => (before) => updateStage(before, stage.key, { description })}
        />
      </SettingsSection>
      <SettingsSection title={t('blueprints.stage.starts')}>
        {isEditable ? (
          <Select<StageTrigger['kind']>
            label={t('blueprints.stage.starts')}
            hideLabel
            clearable={false}
            value={value.kind}
            options={(['PREVIOUS_STAGE', 'WORKFLOW_START', 'AFTER_STAGES', 'DATE'] as const).map(
              (kind) => ({
                value: kind,
                label: kindLabels[kind],
              }),
            )}
            description={
              index === 0 && value.kind === 'PREVIOUS_STAGE'
                ? t('blueprints.stage.firstStarts')
                : undefined
            }
            onChange={(kind) => void trigger.saveNow(fresh(kind ?? 'PREVIOUS_STAGE'))}
          />
        ) : (
          <p>
            {rule.stageStart(stage.trigger, index === 0, (key) => content.stages[key]?.name ?? '')}
          </p>
        )}
        {isEditable && value.kind === 'AFTER_STAGES' && (
          <>
            <MultiSelect
              label={t('blueprints.stage.afterStages')}
              options={stages
                .filter(({ key }) => key !== stage.key)
                .map(({ key, name }) => ({ value: key, label: name }))}
              searchable
              value={value.stages}
              error={trigger.error}
              onChange={(keys) => void trigger.saveNow({ ...value, stages: keys })}
            />
            <Select<StageJoin>
              label={t('blueprints.stage.join')}
              clearable={false}
              value={value.join}
              options={(['ALL_RESOLVED', 'ALL_COMPLETED', 'ANY_COMPLETED'] as const).map(
                (join) => ({
                  value: join,
                  label: joinLabels[join],
                }),
              )}
              onChange={(join) => void trigger.saveNow({ ...value, join: join ?? 'ALL_RESOLVED' })}
            />
          </>
        )}
        {isEditable && value.kind === 'DATE' && (
          <DateRuleEditor
            label={t('blueprints.stage.startDate')}
            isOptional={false}
            value={value.date}
            error={trigger.error}
            onChange={(date) => {
              if (date !== null) trigger.saveNow({ kind: 'DATE', date });
            }}
          />
        )}
      </SettingsSection>
      <ConditionSection stage={stage} />
      <AdvancedSettings changed={changedStageSettings(stage)}>
        <StageTimeSettings stage={stage} />
        <StageRestartSettings stage={stage} />
      </AdvancedSettings>
    </>
  );
}
