import type { BlueprintTask } from '@baton/domain/blueprint/content';
import { updateTask } from '@baton/domain/blueprint/edit/edit';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { taskPlace } from '../../draft/place.ts';
import { SettingsSection } from '../../../../ui/settings-section/settings-section.tsx';
import { VotingSettings } from './voting-settings.tsx';

/** Edits how an approval task is decided. */
export function TaskVotingSettings({ task }: { readonly task: BlueprintTask }): ReactNode {
  const t = useText();
  return (
    <SettingsSection title={t('staffing.decision')}>
      <VotingSettings
        value={task}
        place={taskPlace(task.key)}
        change={(fields) => (content) => updateTask(content, task.key, fields)}
        hasEarlierLevel={false}
      />
    </SettingsSection>
  );
}
