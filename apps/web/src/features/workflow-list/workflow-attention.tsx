import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WorkflowParameters } from '@baton/domain/workflow-list/workflow-parameters';
import type { workflowAttention_query$key } from '../../__generated__/workflowAttention_query.graphql.ts';
import { AttentionStrip } from '../../fields/list/attention-strip.tsx';
import { viewOf } from './list-variables.ts';

const fragment = graphql`
  fragment workflowAttention_query on Query
  @argumentDefinitions(filter: { type: "WorkflowFilterInput" }) {
    workflowAttention(filter: $filter) {
      attention
      count
    }
  }
`;

interface Props {
  readonly query: workflowAttention_query$key;
  readonly given: WorkflowParameters;
  readonly onChange: (change: WorkflowParameters) => void;
}

/** Counts of open workflows that need attention, above a list of open ones. */
export function WorkflowAttention({ query, given, onChange }: Props): ReactNode {
  const { workflowAttention } = useFragment(fragment, query);
  return (
    viewOf(given) === 'open' && (
      <AttentionStrip counts={workflowAttention} current={given.attention} onChange={onChange} />
    )
  );
}
