import type { ReactNode } from 'react';
import { useIntl } from '../../../../lib/intl/use-intl.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { Decision } from './decision.ts';
import { ReasonPanel } from './reason-panel.tsx';
import type { ActingTask } from './task-action.ts';

export interface LeadPanelProps {
  readonly task: ActingTask;
  readonly decision: Decision;
  readonly onChange: (part: Partial<Decision>) => void;
}

/** Actions of the workflow owner and editors. Both require a reason, which is recorded. */
export function LeadPanel({ task, decision, onChange }: LeadPanelProps): ReactNode {
  const t = useText();
  const intl = useIntl();
  const shared = { isRequired: true, label: t('tasks.lead.reason'), decision, onChange };
  if (decision.step === 'skip') {
    return (
      <ReasonPanel
        {...shared}
        title={t('tasks.action.skip')}
        previewed={{ command: 'SKIP', workflowId: task.workflowId, taskId: task.id }}
        consequence={t('tasks.lead.skips', { name: task.name })}
      />
    );
  }
  if (decision.step !== 'onBehalf') return null;
  const people = intl.formatList(
    task.assignees.map(({ name }) => name),
    { type: 'conjunction' },
  );
  return (
    <ReasonPanel
      {...shared}
      title={t('tasks.action.onBehalf')}
      previewed={{ command: 'COMPLETE_ON_BEHALF', workflowId: task.workflowId, taskId: task.id }}
      consequence={t('tasks.lead.onBehalf', { name: task.name, people })}
    />
  );
}
