import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskCcFact_task$key } from '../../../../__generated__/taskCcFact_task.graphql.ts';
import type { handMutationsCcMutation } from '../../../../__generated__/handMutationsCcMutation.graphql.ts';
import { useCommand } from '../../../../lib/api/use-command.ts';
import { useSeenVersion } from '../../../../lib/api/use-seen-version.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { refusalTip } from '../../../../lib/refusal/refusal-text.ts';
import { ccDocument } from '../../hands/hand-mutations.ts';
import { PeopleFact } from './people-fact.tsx';
import type { SaveReport } from '../save-state.ts';

interface TaskCcFactProps {
  readonly task: taskCcFact_task$key;
  readonly onSave: SaveReport;
}

/** The watchers. */
export function TaskCcFact({ task, onSave }: TaskCcFactProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment taskCcFact_task on Task {
        id
        version
        cc {
          id
          name
          kind
        }
        permissions {
          editCC
          refusals {
            action
            code
            params {
              name
              value
            }
            whoMay
          }
        }
      }
    `,
    task,
  );
  const seen = useSeenVersion(
    data.version,
    data.cc.map(({ id }) => id),
  );
  const command = useCommand<handMutationsCcMutation>(ccDocument, {
    fields: ['ccIds'],
    onError: seen.onError,
  });
  return (
    <PeopleFact
      task={data.id}
      label={t('staffing.cc')}
      people={data.cc}
      emptyText={t('staffing.noWatchers')}
      isEditable={data.permissions.editCC}
      readOnlyReason={refusalTip(t, data.permissions.refusals, 'editCC')}
      isSaving={command.isPending}
      error={command.fieldErrors['ccIds']}
      onSave={onSave}
      hasConflict={seen.hasConflict}
      onEdit={seen.open}
      onCancel={() => {
        seen.close();
        command.reset();
      }}
      save={async (ccIds) => {
        const done = await command.run((idempotencyKey) => ({
          input: { idempotencyKey, taskId: data.id, expectedVersion: seen.version, ccIds },
        }));
        if (done !== null) seen.close();
        return done !== null;
      }}
    />
  );
}
