import type { ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { taskWhyQuery } from '../../../__generated__/taskWhyQuery.graphql.ts';
import { useReasons } from '../../../lib/explain/use-reasons.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ReasonList } from '../../../ui/why/reason-list.tsx';
import { WhyButton } from '../../../ui/why/why-button.tsx';

const questions = {
  STATUS: 'explain.ofStatus',
  DUE: 'explain.ofDue',
  ASSIGNEES: 'explain.ofAssignees',
} as const;

export interface TaskWhyProps {
  readonly taskId: string;
  readonly topic: keyof typeof questions;
}

function Answer({ taskId, topic }: TaskWhyProps): ReactNode {
  const { task } = useLazyLoadQuery<taskWhyQuery>(
    graphql`
      query taskWhyQuery($id: ID!) {
        task(id: $id) {
          id
          explanations {
            ...useReasons_explanations
          }
        }
      }
    `,
    { id: taskId },
    { fetchPolicy: 'network-only' },
  );
  const reasons = useReasons(task?.explanations ?? []);
  return <ReasonList reasons={reasons(topic)} />;
}

/** Explains the status, due date, or assignees of a task. */
export function TaskWhy(props: TaskWhyProps): ReactNode {
  const t = useText();
  return <WhyButton question={t(questions[props.topic])}>{() => <Answer {...props} />}</WhyButton>;
}
