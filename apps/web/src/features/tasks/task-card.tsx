import type { ReactNode } from 'react';
import { Check, ThumbsUp } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type {
  taskCard_task$data,
  taskCard_task$key,
} from '../../__generated__/taskCard_task.graphql.ts';
import { useIntl } from '../../lib/intl/use-intl.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { taskLook } from '../../lib/status/task-look.ts';
import { useWaitingText } from '../../lib/waiting/use-waiting-text.ts';
import { PartyNames } from '../../ui/avatar/party-names.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { StatusIcon } from '../../ui/status-icon/status-icon.tsx';
import { tooltip } from '../../ui/tooltip/tooltip.ts';
import type { CommandTask } from './commands/use-task-commands.ts';
import { LinkedLines } from './linked/linked-lines.tsx';
import { DelegateMark } from './people/delegate-mark.tsx';
import { TaskDue } from './due/task-due.tsx';
import { useApproversText } from './people/use-approvers-text.ts';
import classes from './task-card.module.css';

export interface TaskCardActions {
  readonly open: (id: string) => void;
  readonly complete: (task: CommandTask) => void;
  readonly approve: (task: CommandTask) => void;
}

export interface TaskCardProps {
  readonly task: taskCard_task$key;
  readonly actions: TaskCardActions;
}

type Approval = taskCard_task$data['approvals'][number];

interface ApprovalRowProps {
  readonly approval: Approval;
  readonly hasLevels: boolean;
  readonly actions: TaskCardActions;
}

function ApprovalRow({ approval, hasLevels, actions }: ApprovalRowProps): ReactNode {
  const t = useText();
  const intl = useIntl();
  const viewer = useViewer();
  const waitingText = useWaitingText();
  const look = taskLook(approval);
  const names = intl.formatList(
    approval.assignees.map(({ name }) => name),
    { type: approval.rule === 'ALL' ? 'conjunction' : 'disjunction' },
  );
  return (
    <li className={classes.approval}>
      <button
        type="button"
        className={classes.line}
        data-task-card=""
        onClick={() => actions.open(approval.id)}
        {...tooltip(approval.waitingFor == null ? null : waitingText(approval.waitingFor), {
          wide: true,
        })}
      >
        <StatusIcon shape={look.shape} label={t(look.text)} size={14} />
        <span className={classes.approvalName}>
          {hasLevels
            ? t('tasks.card.approvalLevel', { names, level: approval.level })
            : t('tasks.card.approval', { names })}
        </span>
        <DelegateMark task={approval} className={classes.mark} />
      </button>
      {approval.permissions.approve && (
        <span className={classes.actions}>
          <IconButton
            size="x-small"
            label={t('tasks.action.approve')}
            icon={<ThumbsUp />}
            onClick={() => actions.approve(approval)}
          />
        </span>
      )}
      <span className={classes.people}>
        <PartyNames parties={approval.assignees} ownId={viewer.id} />
      </span>
      <span className={classes.due}>
        <TaskDue task={approval} />
      </span>
    </li>
  );
}

/** A task in its stage with its approvals below. */
export function TaskCard({ task, actions }: TaskCardProps): ReactNode {
  const t = useText();
  const viewer = useViewer();
  const waitingText = useWaitingText();
  const approversText = useApproversText();
  const data = useFragment(
    graphql`
      fragment taskCard_task on Task {
        id
        reference
        name
        version
        type
        displayStatus
        mark
        skippedAt
        waitingFor {
          code
          params {
            name
            value
          }
          names
        }
        assignees {
          id
          name
          kind
        }
        ...linkedLines_task
        ...taskDue_task
        ...delegateMark_task
        permissions {
          complete
          approve
        }
        approvals {
          id
          name
          version
          level
          rule
          type
          displayStatus
          waitingFor {
            code
            params {
              name
              value
            }
            names
          }
          awaitedApprovers {
            id
            name
          }
          ...delegateMark_task
          ...taskDue_task
          assignees {
            id
            name
            kind
          }
          permissions {
            approve
          }
        }
      }
    `,
    task,
  );
  const look = taskLook(data);
  const reason = data.waitingFor == null ? null : waitingText(data.waitingFor);
  const tip = reason ?? approversText(data.approvals);
  const hasLevels = data.approvals.some(({ level }) => level > 1);
  return (
    <div className={classes.root} data-waiting={reason === null ? undefined : ''}>
      <div className={classes.card}>
        <button
          type="button"
          className={classes.line}
          data-task-card=""
          onClick={() => actions.open(data.id)}
          {...tooltip(tip, { wide: true })}
        >
          <StatusIcon shape={look.shape} label={t(look.text)} />
          <span className={classes.name}>{data.name}</span>
          <span className={classes.reference}>{data.reference}</span>
          {data.mark != null && <span className={classes.mark}>{t(look.text)}</span>}
          <DelegateMark task={data} className={classes.mark} />
        </button>
        <span className={classes.actions}>
          {data.permissions.complete && (
            <IconButton
              label={t('tasks.action.complete')}
              icon={<Check />}
              onClick={() => actions.complete(data)}
            />
          )}
          {data.permissions.approve && (
            <IconButton
              label={t('tasks.action.approve')}
              icon={<ThumbsUp />}
              onClick={() => actions.approve(data)}
            />
          )}
        </span>
        <span className={classes.people}>
          <PartyNames parties={data.assignees} ownId={viewer.id} />
        </span>
        <span className={classes.due}>
          <TaskDue task={data} />
        </span>
      </div>
      <LinkedLines task={data} />
      {data.approvals.length > 0 && (
        <ul className={classes.approvals}>
          {data.approvals.map((approval) => (
            <ApprovalRow
              key={approval.id}
              approval={approval}
              hasLevels={hasLevels}
              actions={actions}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
