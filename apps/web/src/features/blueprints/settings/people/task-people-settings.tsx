import type { Acknowledgement, BlueprintTask, Completion } from '@baton/domain/blueprint/content';
import { updateTask, type TaskChange } from '@baton/domain/blueprint/edit/edit';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Select } from '../../../../ui/select/select.tsx';
import { taskPlace } from '../../draft/place.ts';
import {
  useEditorActions,
  useEditorState,
  type ContentChange,
} from '../../editor/editor-context.ts';
import { PeopleFieldsSelect } from './people-fields-select.tsx';
import { PartyProperty } from './party-property.tsx';
import { SettingsSection } from '../../../../ui/settings-section/settings-section.tsx';
import { StaffingSettings } from './staffing-settings.tsx';

const acknowledgements = ['NONE', 'FIRST', 'ALL'] as const;
const completions = ['ANY', 'ALL'] as const;

/** Settings for acceptance, shared work, and watchers of a task. */
export function TaskPeopleSettings({ task }: { readonly task: BlueprintTask }): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { isEditable } = useEditorState();
  const place = taskPlace(task.key);
  const change =
    (fields: TaskChange): ContentChange =>
    (content) =>
      updateTask(content, task.key, fields);
  return (
    <SettingsSection title={t('staffing.people')}>
      {task.type === 'DEFAULT' && (
        <>
          <Select<Acknowledgement>
            label={t('staffing.acknowledgement')}
            clearable={false}
            disabled={!isEditable}
            value={task.acknowledgement}
            options={acknowledgements.map((value) => ({
              value,
              label: t(`staffing.acknowledgement.${value}`),
            }))}
            onChange={(value) =>
              void actions.edit(change({ acknowledgement: value ?? 'NONE' }), place)
            }
          />
          <Select<Completion>
            label={t('staffing.completion')}
            clearable={false}
            disabled={!isEditable}
            value={task.completion}
            options={completions.map((value) => ({
              value,
              label: t(`staffing.completion.${value}`),
            }))}
            onChange={(value) => void actions.edit(change({ completion: value ?? 'ANY' }), place)}
          />
        </>
      )}
      <StaffingSettings value={task} hasSubmitter={false} {...{ place, change }} />
      {(isEditable || task.cc.length > 0) && (
        <PartyProperty
          label={t('staffing.cc')}
          emptyText={t('staffing.noWatchers')}
          value={task.cc}
          place={place}
          change={(cc) => change({ cc })}
        />
      )}
      <PeopleFieldsSelect
        label={t('staffing.ccFrom')}
        value={task.ccFrom}
        onChange={(ccFrom) => void actions.edit(change({ ccFrom }), place)}
      />
    </SettingsSection>
  );
}
