import { changedStepSettings } from '@baton/domain/blueprint/advanced-settings';
import type { ApprovalStep, BlueprintTask } from '@baton/domain/blueprint/content';
import {
  addApprovalStep,
  byLevel,
  removeApprovalStep,
  updateApprovalStep,
  type ApprovalStepChange,
} from '@baton/domain/blueprint/edit/edit-approvals';
import { effectsOfChild } from '@baton/domain/blueprint/reject-effects';
import { asId, type TaskKey } from '@baton/domain/core/ids';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { newKey } from '../../../../lib/api/new-key.ts';
import { taskPlace } from '../../draft/place.ts';
import {
  useEditorActions,
  useEditorState,
  type ContentChange,
} from '../../editor/editor-context.ts';
import { DueRuleEditor } from '../../rules/rule-editor.tsx';
import { useRuleText } from '../../rules/rule-text.ts';
import { AdvancedSettings } from '../../../../ui/advanced-settings/advanced-settings.tsx';
import classes from './approvals-settings.module.css';
import { DeadlineSettings } from '../time/deadline-settings.tsx';
import { PartyProperty } from '../people/party-property.tsx';
import { Property } from '../property.tsx';
import { RejectEffectFields } from './reject-effect-fields.tsx';
import { SettingsSection } from '../../../../ui/settings-section/settings-section.tsx';
import { StaffingSettings } from '../people/staffing-settings.tsx';
import { useFieldEdit } from '../use-field-edit.ts';
import { VotingSettings } from './voting-settings.tsx';

/** The approvals of a task by level. */
export function ApprovalsSettings({ task }: { readonly task: BlueprintTask }): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { isEditable } = useEditorState();
  const steps = byLevel(task.approvals);
  if (!isEditable && steps.length === 0) return null;
  const add = (): void =>
    void actions.edit(
      (content) => addApprovalStep(content, task.key, asId<TaskKey>(newKey())),
      taskPlace(task.key),
    );
  return (
    <SettingsSection
      title={t('blueprints.approvals.title')}
      hint={steps.length === 0 ? t('blueprints.approvals.hint') : undefined}
      action={
        isEditable && (
          <Button
            kind="subtle"
            size="x-small"
            icon={<Plus size={14} aria-hidden="true" />}
            onClick={add}
          >
            {t('blueprints.approvals.add')}
          </Button>
        )
      }
    >
      {steps.length > 0 && (
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step.key} className={classes.step}>
              <StepSettings task={task} step={step} levels={steps.at(-1)?.level ?? 1} />
            </li>
          ))}
        </ol>
      )}
    </SettingsSection>
  );
}

interface StepSettingsProps {
  readonly task: BlueprintTask;
  readonly step: ApprovalStep;
  readonly levels: number;
}

function StepSettings({ task, step, levels }: StepSettingsProps): ReactNode {
  const t = useText();
  const rule = useRuleText();
  const actions = useEditorActions();
  const { isEditable } = useEditorState();
  const place = taskPlace(task.key);
  const change =
    (fields: ApprovalStepChange): ContentChange =>
    (content) =>
      updateApprovalStep(content, task.key, step.key, fields);
  const due = useFieldEdit(step.due, place, (value) => change({ due: value }));
  const isAlone = task.approvals.filter(({ level }) => level === step.level).length === 1;
  const levelOptions = Array.from(
    { length: levels + (isAlone && step.level === levels ? 0 : 1) },
    (_, at) => ({
      value: String(at + 1),
      label: t('blueprints.approvals.level', { level: at + 1 }),
    }),
  );
  return (
    <>
      <div className={classes.head}>
        {isEditable && levelOptions.length > 1 ? (
          <Select
            label={t('blueprints.approvals.order')}
            hideLabel
            clearable={false}
            className={classes.level}
            value={String(step.level)}
            options={levelOptions}
            onChange={(level) => void actions.edit(change({ level: Number(level ?? 1) }), place)}
          />
        ) : (
          <span className={classes.levelText}>
            {t('blueprints.approvals.level', { level: step.level })}
          </span>
        )}
        {isEditable && (
          <IconButton
            label={t('blueprints.approvals.remove', { level: step.level })}
            icon={<Trash2 size={15} />}
            onClick={() =>
              void actions.edit((content) => removeApprovalStep(content, task.key, step.key), place)
            }
          />
        )}
      </div>
      <PartyProperty
        label={t('blueprints.task.approvers')}
        emptyText={t(isEditable ? 'blueprints.approvals.select' : 'blueprints.none')}
        value={step.approvers}
        place={place}
        change={(approvers) => change({ approvers })}
      />
      <AdvancedSettings changed={changedStepSettings(step)}>
        <div className={classes.advanced}>
          <StaffingSettings value={step} hasSubmitter {...{ place, change }} />
          <VotingSettings value={step} hasEarlierLevel={step.level > 1} {...{ place, change }} />
          <Property
            label={t('blueprints.task.due')}
            edit={due}
            isEmpty={step.due === null}
            emptyText={t(isEditable ? 'blueprints.task.setDue' : 'blueprints.none')}
            display={rule.due(step.due)}
          >
            <DueRuleEditor
              label={t('blueprints.task.due')}
              value={due.value}
              error={due.error}
              onChange={due.set}
            />
          </Property>
          <DeadlineSettings
            value={step.deadline}
            isApproval
            place={place}
            change={(deadline) => change({ deadline })}
          />
          <Checkbox
            label={t('blueprints.approvals.requiresComment')}
            checked={step.requiresComment}
            disabled={!isEditable}
            onChange={(requiresComment) => void actions.edit(change({ requiresComment }), place)}
          />
          <RejectEffectFields
            hideLabel={false}
            effect={step.rejectAction}
            kinds={effectsOfChild}
            task={task.key}
            onChange={(rejectAction) => void actions.edit(change({ rejectAction }), place)}
          />
        </div>
      </AdvancedSettings>
    </>
  );
}
