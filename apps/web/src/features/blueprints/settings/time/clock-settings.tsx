import { clockStops, type BlueprintTask } from '@baton/domain/blueprint/content';
import { updateTask } from '@baton/domain/blueprint/edit/edit';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { SettingsSection } from '../../../../ui/settings-section/settings-section.tsx';
import { taskPlace } from '../../draft/place.ts';
import { useEditorActions, useEditorState } from '../../editor/editor-context.ts';

/** What pauses the due date of a task. Questions exist only for approvals. */
export function ClockSettings({ task }: { readonly task: BlueprintTask }): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { isEditable } = useEditorState();
  const isApproved = task.type === 'APPROVAL' || task.approvals.length > 0;
  const offered = clockStops.filter(
    (stop) => stop === 'PROBLEM' || isApproved || task.clockStops.includes(stop),
  );
  return (
    <SettingsSection title={t('time.clock.title')} hint={t('time.clock.hint')}>
      {offered.map((stop) => (
        <Checkbox
          key={stop}
          label={t(`time.clock.${stop}`)}
          checked={task.clockStops.includes(stop)}
          disabled={!isEditable}
          onChange={(stops) =>
            void actions.edit(
              (before) =>
                updateTask(before, task.key, {
                  clockStops: clockStops.filter((one) =>
                    one === stop ? stops : task.clockStops.includes(one),
                  ),
                }),
              taskPlace(task.key),
            )
          }
        />
      ))}
    </SettingsSection>
  );
}
