import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { workflowWhyQuery } from '../../../__generated__/workflowWhyQuery.graphql.ts';
import { useReasons } from '../../../lib/explain/use-reasons.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ReasonList } from '../../../ui/why/reason-list.tsx';
import { WhyButton } from '../../../ui/why/why-button.tsx';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

interface WorkflowWhyProps {
  readonly workflowId: string;
}

function Answer({ workflowId }: WorkflowWhyProps): ReactNode {
  const { workflow } = useQuery<workflowWhyQuery>(
    graphql`
      query workflowWhyQuery($id: ID!) {
        workflow(id: $id) {
          id
          explanations {
            ...useReasons_explanations
          }
        }
      }
    `,
    { id: workflowId },
    { fetchPolicy: 'network-only' },
  );
  const reasons = useReasons(workflow?.explanations ?? []);
  return <ReasonList reasons={reasons('STATUS')} />;
}

/** Explains why a workflow is stopped or what it needs. */
export function WorkflowWhy(props: WorkflowWhyProps): ReactNode {
  const t = useText();
  return (
    <WhyButton question={t('explain.ofWorkflow')} text={t('explain.why')}>
      {() => <Answer {...props} />}
    </WhyButton>
  );
}
