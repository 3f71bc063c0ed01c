import { graphql } from '../../../lib/api/graphql-tag.ts';

/** Selects everything that a command can change on the workflow screen. */
export const flowState = graphql`
  fragment flowState_workflow on Workflow {
    id
    version
    ...workflowSummary_workflow
    ...stoppedNotice_workflow
    ...workflowMenu_workflow
    ...stageStrip_workflow
    ...stageList_workflow
  }
`;

export const flowPayload = graphql`
  fragment flowState_payload on WorkflowCommandPayload {
    workflow {
      ...flowState_workflow
    }
  }
`;
