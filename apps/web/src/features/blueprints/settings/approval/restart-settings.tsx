import type {
  BlueprintStage,
  BlueprintTask,
  OpenTasks,
  RestartRule,
  ReviewResume,
  TaskNeed,
} from '@baton/domain/blueprint/content';
import { updateStage, updateTask } from '@baton/domain/blueprint/edit/edit';
import type { ReactNode } from 'react';
import type { MessageId } from '../../../../lib/i18n/message-id.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Select } from '../../../../ui/select/select.tsx';
import { stagePlace, taskPlace } from '../../draft/place.ts';
import { useEditorActions, useEditorState } from '../../editor/editor-context.ts';
import { SettingsSection } from '../../../../ui/settings-section/settings-section.tsx';

const restartRules = ['RUN_ALWAYS', 'SKIP_ON_RESTART', 'ONLY_ON_RESTART'] as const;
const needs = ['REQUIRED', 'NORMAL', 'OPTIONAL'] as const;
const resumes = ['FIRST_LEVEL', 'REJECTING_LEVEL'] as const;
const openOnes = ['SKIP', 'LEAVE'] as const;

interface ChoiceProps<Value extends string> {
  readonly label: MessageId;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends RestartRule | TaskNeed | ReviewResume | OpenTasks>({
  label,
  value,
  values,
  onChange,
}: ChoiceProps<Value>): ReactNode {
  const t = useText();
  const { isEditable } = useEditorState();
  return (
    <Select<Value>
      label={t(label)}
      clearable={false}
      disabled={!isEditable}
      value={value}
      options={values.map((one) => ({ value: one, label: t(`flow.rules.${one}`) }))}
      onChange={(chosen) => {
        if (chosen !== null) onChange(chosen);
      }}
    />
  );
}

/** Sets whether a task is optional and what a restart does with it. */
export function TaskRestartSettings({ task }: { readonly task: BlueprintTask }): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const set = (change: Parameters<typeof updateTask>[2]): void =>
    void actions.edit((before) => updateTask(before, task.key, change), taskPlace(task.key));
  return (
    <SettingsSection title={t('flow.rules.title')}>
      <Choice<TaskNeed>
        label="flow.rules.need"
        value={task.need}
        values={needs}
        onChange={(need) => set({ need })}
      />
      <Choice<RestartRule>
        label="flow.rules.restart"
        value={task.restartRule}
        values={restartRules}
        onChange={(restartRule) => set({ restartRule })}
      />
      {task.approvals.length > 1 && (
        <Choice<ReviewResume>
          label="flow.rules.resume"
          value={task.reviewResume}
          values={resumes}
          onChange={(reviewResume) => set({ reviewResume })}
        />
      )}
    </SettingsSection>
  );
}

/** Sets what a restart does with a stage and what happens to its unfinished optional tasks. */
export function StageRestartSettings({ stage }: { readonly stage: BlueprintStage }): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const set = (change: Parameters<typeof updateStage>[2]): void =>
    void actions.edit((before) => updateStage(before, stage.key, change), stagePlace(stage.key));
  return (
    <SettingsSection title={t('flow.rules.title')}>
      <Choice<RestartRule>
        label="flow.rules.restart"
        value={stage.restartRule}
        values={restartRules}
        onChange={(restartRule) => set({ restartRule })}
      />
      <Choice<OpenTasks>
        label="flow.rules.openTasks"
        value={stage.openTasks}
        values={openOnes}
        onChange={(openTasks) => set({ openTasks })}
      />
    </SettingsSection>
  );
}
