import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { taskWhyQuery } from '../../../__generated__/taskWhyQuery.graphql.ts';
import { useReasons } from '../../../lib/explain/use-reasons.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ReasonList, type Reason } from '../../../ui/why/reason-list.tsx';
import { WhyButton } from '../../../ui/why/why-button.tsx';
import classes from './task-body.module.css';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

export interface TaskWhyProps {
  readonly taskId: string;
  readonly workflowId: string;
}

function Answer({ taskId, workflowId }: TaskWhyProps): ReactNode {
  const t = useText();
  const formats = useFormats();
  const { task, workflow } = useQuery<taskWhyQuery>(
    graphql`
      query taskWhyQuery($id: ID!, $workflowId: ID!) {
        task(id: $id) {
          id
          type
          leadTime {
            amount
            unit
          }
          explanations {
            ...useReasons_explanations
          }
        }
        workflow(id: $workflowId) {
          id
          endDate
          plannedEndDate
          forecastEndDate
        }
      }
    `,
    { id: taskId, workflowId },
    { fetchPolicy: 'network-only' },
  );
  const reasons = useReasons(task?.explanations ?? []);
  const fact = (sentence: string): Reason => ({ sentence, at: null, quote: null });
  const plan = [
    task?.leadTime == null
      ? null
      : t('explain.plan.duration', {
          duration: t('record.length', {
            unit: task.leadTime.unit,
            amount: task.leadTime.amount,
          }),
        }),
    workflow?.plannedEndDate == null
      ? null
      : t('explain.plan.end', { date: formats.date(workflow.plannedEndDate) }),
    workflow?.forecastEndDate == null || workflow.endDate != null
      ? null
      : t('explain.plan.forecast', { date: formats.date(workflow.forecastEndDate) }),
  ].filter((line) => line !== null);
  const parts = [
    { title: t('tasks.fact.status'), lines: reasons('STATUS') },
    { title: t('tasks.fact.due'), lines: reasons('DUE') },
    {
      title: t(task?.type === 'APPROVAL' ? 'tasks.fact.approvers' : 'tasks.fact.assignees'),
      lines: reasons('ASSIGNEES'),
    },
    { title: t('explain.plan'), lines: plan.map(fact) },
  ].filter(({ lines }) => lines.length > 0);
  return parts.map(({ title, lines }) => (
    <section key={title} className={classes.why} aria-label={title}>
      <h3>{title}</h3>
      <ReasonList reasons={lines} />
    </section>
  ));
}

/** "Why?" next to the status: explains the status, the due date, the assignees, and the plan. */
export function TaskWhy(props: TaskWhyProps): ReactNode {
  const t = useText();
  return (
    <WhyButton question={t('explain.ofStatus')} text={t('explain.why')}>
      {() => <Answer {...props} />}
    </WhyButton>
  );
}
