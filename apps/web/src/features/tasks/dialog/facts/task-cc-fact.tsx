import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskCcFact_task$key } from '../../../../__generated__/taskCcFact_task.graphql.ts';
import type { handMutationsCcMutation } from '../../../../__generated__/handMutationsCcMutation.graphql.ts';
import { useSeenCommand } from '../../../../lib/api/use-seen-command.ts';
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
            ...refusalText_refusal
          }
        }
      }
    `,
    task,
  );
  const { editor, save } = useSeenCommand<handMutationsCcMutation>(
    ccDocument,
    'ccIds',
    data.version,
    data.cc.map(({ id }) => id),
  );
  return (
    <PeopleFact
      {...editor}
      task={data.id}
      label={t('staffing.cc')}
      people={data.cc}
      emptyText={t('staffing.noWatchers')}
      isEditable={data.permissions.editCC}
      readOnlyReason={refusalTip(t, data.permissions.refusals, 'editCC')}
      onSave={onSave}
      save={(ccIds) => save((sent) => ({ input: { ...sent, taskId: data.id, ccIds } }))}
    />
  );
}
