import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskAssigneesFact_task$key } from '../../../../__generated__/taskAssigneesFact_task.graphql.ts';
import type { taskMutationsAssignMutation } from '../../../../__generated__/taskMutationsAssignMutation.graphql.ts';
import { useSeenCommand } from '../../../../lib/api/use-seen-command.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { refusalTip } from '../../../../lib/refusal/refusal-text.ts';
import { assignTask } from '../../commands/task-mutations.ts';
import { PeopleFact } from './people-fact.tsx';
import { WhatHappens } from '../decision/what-happens.tsx';
import type { SaveReport } from '../save-state.ts';

interface TaskAssigneesFactProps {
  readonly task: taskAssigneesFact_task$key;
  readonly onSave: SaveReport;
}

/** The assignees or approvers. */
export function TaskAssigneesFact({ task, onSave }: TaskAssigneesFactProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment taskAssigneesFact_task on Task {
        id
        type
        version
        assignees {
          id
          name
          kind
        }
        permissions {
          editAssignees
          refusals {
            ...refusalText_refusal
          }
        }
      }
    `,
    task,
  );
  const { editor, save } = useSeenCommand<taskMutationsAssignMutation>(
    assignTask,
    'assigneeIds',
    data.version,
    data.assignees.map(({ id }) => id),
  );
  return (
    <PeopleFact
      {...editor}
      task={data.id}
      label={t(data.type === 'APPROVAL' ? 'tasks.fact.approvers' : 'tasks.fact.assignees')}
      people={data.assignees}
      emptyText={t('tasks.fact.unassigned')}
      command={t('search.assign')}
      isEditable={data.permissions.editAssignees}
      readOnlyReason={refusalTip(t, data.permissions.refusals, 'editAssignees')}
      effects={(ids) =>
        data.type === 'APPROVAL' &&
        data.assignees.some(({ id }) => !ids.includes(id)) && (
          <WhatHappens command={{ command: 'ASSIGN', taskId: data.id, assigneeIds: ids }} />
        )
      }
      onSave={onSave}
      save={(assigneeIds) => save((sent) => ({ input: { ...sent, taskId: data.id, assigneeIds } }))}
    />
  );
}
