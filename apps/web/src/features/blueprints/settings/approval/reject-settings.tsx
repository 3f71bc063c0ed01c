import type { BlueprintTask, RejectAction } from '@baton/domain/blueprint/content';
import { updateTask } from '@baton/domain/blueprint/edit/edit';
import { effectsOfApproval } from '@baton/domain/blueprint/reject-effects';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { taskPlace } from '../../draft/place.ts';
import { useEditorActions, useEditorState } from '../../editor/editor-context.ts';
import { RejectEffectFields } from './reject-effect-fields.tsx';
import { SettingsSection } from '../../../../ui/settings-section/settings-section.tsx';

/** Edits the effect of rejecting an approval task. */
export function RejectSettings({ task }: { readonly task: BlueprintTask }): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { isEditable } = useEditorState();
  const { rejectAction } = task;
  const set = (action: RejectAction): void =>
    void actions.edit(
      (before) => updateTask(before, task.key, { rejectAction: action }),
      taskPlace(task.key),
    );
  return (
    <SettingsSection title={t('blueprints.reject.title')}>
      <RejectEffectFields
        hideLabel
        effect={rejectAction}
        kinds={effectsOfApproval}
        task={task.key}
        onChange={(effect) => set({ ...effect, requiresComment: rejectAction.requiresComment })}
      />
      <Checkbox
        label={t('blueprints.reject.requiresComment')}
        checked={rejectAction.requiresComment}
        disabled={!isEditable}
        onChange={(requiresComment) => set({ ...rejectAction, requiresComment })}
      />
    </SettingsSection>
  );
}
