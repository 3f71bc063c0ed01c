import type { workflowDiagram_workflow$data } from '../../../__generated__/workflowDiagram_workflow.graphql.ts';

/** A stage as the diagram loads it. */
export type DiagramStage = workflowDiagram_workflow$data['stages'][number];
export type DiagramTask = DiagramStage['tasks'][number];
