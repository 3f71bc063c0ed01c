import { commentNeeded } from '@baton/domain/approval/comment-needed';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskDecision_task$key } from '../../../../__generated__/taskDecision_task.graphql.ts';
import { useIntl } from '../../../../lib/intl/use-intl.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { remarksToSend } from '../../remarks/remarking.ts';
import type { Decision } from './decision.ts';
import { ReasonPanel } from './reason-panel.tsx';

export interface TaskDecisionProps {
  /** The approval to decide. */
  readonly approval: taskDecision_task$key;
  readonly decision: Decision;
  readonly onChange: (part: Partial<Decision>) => void;
}

/** Texts for the effects of a rejection that sends no task back. */
const withoutTask = {
  REWORK: 'flow.reject.REWORK',
  REOPEN_TASK: 'blueprints.reject.REOPEN_TASK',
  REPORT_EXCEPTION: 'flow.reject.REPORT_EXCEPTION',
  RESTART_STAGE: 'flow.reject.RESTART_STAGE',
  END_WORKFLOW: 'flow.reject.END_WORKFLOW',
  CONTINUE: 'tasks.decision.continues',
  NONE: 'flow.reject.NONE',
} as const;

/** The comment of a decision, with its effects as text. */
export function TaskDecision({ approval, decision, onChange }: TaskDecisionProps): ReactNode {
  const t = useText();
  const intl = useIntl();
  const { id, workflowId, requiresComment, rejectAction, sendsBackTo } = useFragment(
    graphql`
      fragment taskDecision_task on Task {
        id
        workflowId
        rejectAction {
          kind
        }
        requiresComment
        sendsBackTo {
          id
          name
          assignees {
            id
            name
          }
        }
      }
    `,
    approval,
  );
  if (decision.step === 'approve') {
    return (
      <ReasonPanel
        title={t('tasks.action.approve')}
        consequence={null}
        label={t('tasks.decision.comment')}
        isRequired={commentNeeded({ requiresComment }, 'APPROVED')}
        decision={decision}
        onChange={onChange}
      />
    );
  }
  if (decision.step !== 'sendBack') return null;
  const people = intl.formatList(sendsBackTo?.assignees.map(({ name }) => name) ?? [], {
    type: 'conjunction',
  });
  const remarks = remarksToSend(decision.remarks).length;
  const leads =
    sendsBackTo == null
      ? t(withoutTask[rejectAction?.kind ?? 'CONTINUE'])
      : people === ''
        ? t('tasks.decision.sendsBack', { name: sendsBackTo.name })
        : t('tasks.decision.sendsBackTo', { name: sendsBackTo.name, people });
  return (
    <ReasonPanel
      title={t('tasks.action.sendBack')}
      consequence={
        remarks === 0 ? leads : `${leads} ${t('fieldComments.goWithIt', { count: remarks })}`
      }
      label={t('tasks.decision.remarks')}
      placeholder={t('tasks.decision.remarksHint')}
      isRequired={commentNeeded({ requiresComment }, 'REJECTED') && remarks === 0}
      previewed={{ command: 'REJECT', workflowId, taskId: id }}
      decision={decision}
      onChange={onChange}
    />
  );
}
