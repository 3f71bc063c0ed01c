import type { StageCondition, WhenUnknown } from '@baton/domain/condition/condition';
import { updateStage } from '@baton/domain/blueprint/edit/edit';
import type { BlueprintStage } from '@baton/domain/blueprint/content';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConditionParts } from '../../../fields/condition/condition-parts.tsx';
import { freshComparison } from '../../../fields/condition/operand-choice.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { stagePlace } from '../draft/place.ts';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { useConditionFaults } from '../editor/findings/finding-text.ts';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { operandId, useOperands } from './operands.ts';

/** The start condition of a stage: comparisons and groups. */
export function ConditionSection({ stage }: { readonly stage: BlueprintStage }): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { isEditable } = useEditorState();
  const operands = useOperands(stage.key);
  const faults = useConditionFaults((at) => at.stage === stage.key);
  const { condition } = stage;
  const [first] = operands;
  if (condition === null && (!isEditable || first === undefined)) return null;
  const set = (next: StageCondition | null): void =>
    void actions.edit(
      (content) =>
        updateStage(content, stage.key, { condition: next?.parts.length === 0 ? null : next }),
      stagePlace(stage.key),
    );
  const begin = (): void => {
    if (first !== undefined)
      set({ match: 'ALL', whenUnknown: 'SKIP', parts: [freshComparison(first)] });
  };
  return (
    <SettingsSection
      title={t('fields.condition.title')}
      hint={condition === null ? t('fields.condition.hint') : undefined}
      action={
        isEditable &&
        condition === null && (
          <Button
            kind="subtle"
            size="x-small"
            icon={<Plus size={14} aria-hidden="true" />}
            onClick={begin}
          >
            {t('fields.condition.add')}
          </Button>
        )
      }
    >
      {condition !== null && (
        <>
          <ConditionParts
            value={condition}
            choices={operands}
            idOf={operandId}
            disabled={!isEditable}
            mayGroup
            faults={faults}
            onChange={(part) => set({ ...condition, ...part })}
          />
          <Select<WhenUnknown>
            label={t('fields.condition.whenUnknown')}
            clearable={false}
            disabled={!isEditable}
            value={condition.whenUnknown}
            options={[
              { value: 'SKIP', label: t('fields.condition.unknown.SKIP') },
              { value: 'WAIT', label: t('fields.condition.unknown.WAIT') },
            ]}
            onChange={(whenUnknown) => set({ ...condition, whenUnknown: whenUnknown ?? 'SKIP' })}
          />
        </>
      )}
    </SettingsSection>
  );
}
