import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { stageWhyQuery } from '../../../__generated__/stageWhyQuery.graphql.ts';
import { useReasons } from '../../../lib/explain/use-reasons.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ReasonList } from '../../../ui/why/reason-list.tsx';
import { WhyButton } from '../../../ui/why/why-button.tsx';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

interface AnswerProps {
  readonly workflowId: string;
  readonly stageId: string;
}

function Answer({ workflowId, stageId }: AnswerProps): ReactNode {
  const { workflow } = useQuery<stageWhyQuery>(
    graphql`
      query stageWhyQuery($workflowId: ID!, $stageId: ID!) {
        workflow(id: $workflowId) {
          id
          stage(id: $stageId) {
            id
            explanations {
              ...useReasons_explanations
            }
          }
        }
      }
    `,
    { workflowId, stageId },
    { fetchPolicy: 'network-only' },
  );
  const reasons = useReasons(workflow?.stage?.explanations ?? []);
  return <ReasonList reasons={[...reasons('STATUS'), ...reasons('DUE')]} />;
}

/** Explains why a stage was started, waits, was skipped, or is completed. */
export function StageWhy({ name, ...ids }: AnswerProps & { readonly name: string }): ReactNode {
  const t = useText();
  return (
    <WhyButton question={t('explain.ofStage', { name })}>{() => <Answer {...ids} />}</WhyButton>
  );
}
