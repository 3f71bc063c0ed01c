import { graphql } from '../../../lib/api/graphql-tag.ts';

/** Whatever a command on a workflow can change on its screen. */
export const flowState = graphql`
  fragment flowState_workflow on Workflow {
    id
    version
    ...workflowSummary_workflow
    ...workflowHold_workflow
    ...workflowMenu_workflow
    ...stageStrip_workflow
    ...stageList_workflow
  }
`;
