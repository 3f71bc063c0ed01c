import { changedTaskSettings } from '@baton/domain/blueprint/advanced-settings';
import type { BlueprintTask } from '@baton/domain/blueprint/content';
import { updateTask } from '@baton/domain/blueprint/edit/edit';
import { orderedStages } from '@baton/domain/blueprint/order';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Select } from '../../../ui/select/select.tsx';
import { taskPlace } from '../draft/place.ts';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { AutomationSection } from '../automation/automation-section.tsx';
import { FormSection } from '../forms/blueprint-form-section.tsx';
import { renameTask } from '../editor/rename.ts';
import { useRuleText } from '../rules/rule-text.ts';
import { DateRuleEditor } from '../rules/rule-editor.tsx';
import { AdvancedSettings } from '../../../ui/advanced-settings/advanced-settings.tsx';
import { AssigneePopover } from './people/assignee-popover.tsx';
import { EmptyGroups } from './people/empty-groups.tsx';
import { AfterTasksSettings, OutcomeSettings } from './after-tasks-settings.tsx';
import { ApprovalsSettings } from './approval/approvals-settings.tsx';
import { ClockSettings } from './time/clock-settings.tsx';
import { DeadlineSettings } from './time/deadline-settings.tsx';
import { DescriptionProperty } from './description-property.tsx';
import { DuePopover } from './time/due-popover.tsx';
import { LinkSettings } from './link/link-settings.tsx';
import { PartyNames } from './people/party-property.tsx';
import { PopoverProperty } from './popover-property.tsx';
import { Property } from './property.tsx';
import { RejectSettings } from './approval/reject-settings.tsx';
import { ReviewSettings } from './approval/review-settings.tsx';
import { TaskRestartSettings } from './approval/restart-settings.tsx';
import { SettingsHead } from './settings-head.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { TagsProperty } from './tags-property.tsx';
import { TaskPeopleSettings } from './people/task-people-settings.tsx';
import { TaskVotingSettings } from './approval/task-voting-settings.tsx';
import { TaskTypeMenu } from './task-type-menu.tsx';
import { useFieldEdit } from './use-field-edit.ts';

/** All settings of a task. */
export function TaskSettings({ task }: { readonly task: BlueprintTask }): ReactNode {
  const t = useText();
  const rule = useRuleText();
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  const place = taskPlace(task.key);
  const notBefore = useFieldEdit(task.trigger.notBefore, place, (value) => (before) => {
    const trigger = before.tasks[task.key]?.trigger;
    return trigger === undefined
      ? before
      : updateTask(before, task.key, { trigger: { ...trigger, notBefore: value } });
  });
  const isApproval = task.type === 'APPROVAL';

  return (
    <>
      <SettingsHead
        kind={<TaskTypeMenu task={task} />}
        name={task.name}
        nameLabel={t('blueprints.task.name')}
        place={place}
        rename={(name) => renameTask(task.key, name)}
      />
      <SettingsSection>
        <DescriptionProperty
          value={task.description}
          place={place}
          change={(description) => (before) => updateTask(before, task.key, { description })}
        />
      </SettingsSection>
      <SettingsSection title={t('blueprints.panel.who')}>
        <PopoverProperty
          label={t(isApproval ? 'blueprints.task.approvers' : 'blueprints.task.assignees')}
          isEmpty={task.assignees.length === 0}
          emptyText={t(isEditable ? 'blueprints.task.assign' : 'blueprints.none')}
          display={<PartyNames value={task.assignees} />}
          popover={(trigger) => <AssigneePopover task={task} trigger={trigger} />}
        />
        <EmptyGroups parties={task.assignees} />
      </SettingsSection>
      <SettingsSection title={t('blueprints.panel.when')}>
        <AfterTasksSettings task={task} />
        <PopoverProperty
          label={t('blueprints.task.due')}
          isEmpty={task.due === null}
          emptyText={t(isEditable ? 'blueprints.task.setDue' : 'blueprints.none')}
          display={rule.due(task.due)}
          popover={(trigger) => <DuePopover task={task} trigger={trigger} />}
        />
      </SettingsSection>
      {task.automation !== null && <AutomationSection task={task} automation={task.automation} />}
      {task.type === 'LINKED_WORKFLOW' && <LinkSettings task={task} />}
      {!isApproval && <FormSection task={task.key} />}
      {isApproval ? <TaskVotingSettings task={task} /> : <ApprovalsSettings task={task} />}
      <AdvancedSettings changed={changedTaskSettings(task)}>
        <SettingsSection>
          <TagsProperty task={task} />
          {isEditable && (
            <Select
              label={t('blueprints.task.stage')}
              clearable={false}
              value={task.stage}
              options={orderedStages(content).map((stage) => ({
                value: stage.key,
                label: stage.name,
              }))}
              searchable
              onChange={(stage) => {
                if (stage !== null && stage !== task.stage) actions.moveTaskTo(task.key, stage);
              }}
            />
          )}
          <OutcomeSettings task={task} />
          <Property
            label={t('blueprints.task.notBefore')}
            edit={notBefore}
            isEmpty={task.trigger.notBefore === null}
            emptyText={t('blueprints.task.anyDay')}
            display={task.trigger.notBefore === null ? null : rule.date(task.trigger.notBefore)}
          >
            <DateRuleEditor
              label={t('blueprints.task.notBefore')}
              isOptional
              value={notBefore.value}
              error={notBefore.error}
              onChange={notBefore.set}
            />
          </Property>
        </SettingsSection>
        <TaskPeopleSettings task={task} />
        <DeadlineSettings
          value={task.deadline}
          isConfirmed={
            task.type === 'DEFAULT' &&
            task.acknowledgement !== 'NONE' &&
            task.due?.kind === 'DURATION'
          }
          {...{ isApproval, place }}
          change={(deadline) => (before) => updateTask(before, task.key, { deadline })}
        />
        <ClockSettings task={task} />
        {isApproval && <RejectSettings task={task} />}
        <ReviewSettings task={task} />
        <TaskRestartSettings task={task} />
      </AdvancedSettings>
    </>
  );
}
