import type { BlueprintTask, ReviewRule } from '@baton/domain/blueprint/content';
import { updateTask } from '@baton/domain/blueprint/edit/edit';
import type { Duration } from '@baton/domain/time/duration';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { SettingsSection } from '../../../../ui/settings-section/settings-section.tsx';
import { taskPlace } from '../../draft/place.ts';
import { useEditorActions, useEditorState } from '../../editor/editor-context.ts';
import { DurationField } from '../../rules/duration-field.tsx';

const firstTime: Duration = { amount: 2, unit: 'DAYS', countedIn: 'WORKING' };

/** Settings for rework after a task is sent back, and for a revoked approval. */
export function ReviewSettings({ task }: { readonly task: BlueprintTask }): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { isEditable } = useEditorState();
  const { review } = task;
  const isReviewed = task.approvals.length > 0;
  if (!isReviewed && task.type !== 'APPROVAL') return null;
  const put = (changed: Partial<ReviewRule>): void =>
    void actions.edit(
      (before) => updateTask(before, task.key, { review: { ...review, ...changed } }),
      taskPlace(task.key),
    );
  return (
    <SettingsSection title={t('flow.review.title')}>
      {isReviewed && (
        <>
          <Checkbox
            label={t('flow.review.keepsVotes')}
            checked={review.keepsVotes}
            disabled={!isEditable}
            onChange={(keepsVotes) => put({ keepsVotes })}
          />
          <Checkbox
            label={t('flow.review.hasTime')}
            checked={review.reworkTime !== null}
            disabled={!isEditable}
            onChange={(has) => put({ reworkTime: has ? firstTime : null })}
          />
          {review.reworkTime !== null && (
            <DurationField
              label={t('flow.review.time')}
              isDisabled={!isEditable}
              value={review.reworkTime}
              onChange={(time) =>
                put({ reworkTime: { ...time, amount: Math.max(1, time.amount) } })
              }
            />
          )}
        </>
      )}
      <Checkbox
        label={t('flow.review.onRevoke')}
        checked={review.onRevoke === 'KEEP'}
        disabled={!isEditable}
        onChange={(keeps) => put({ onRevoke: keeps ? 'KEEP' : 'PULL_BACK' })}
      />
    </SettingsSection>
  );
}
