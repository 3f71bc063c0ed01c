import type { Collaborator } from '../../access/collaborator.ts';
import type { PartyId, StageId, TaskId } from '../../core/ids.ts';
import type { StageTexts, TextPatch, Texts } from '../texts.ts';

/** D14. */
export interface DescribeTaskCommand {
  readonly kind: 'DESCRIBE_TASK';
  readonly taskId: TaskId;
  readonly texts: TextPatch;
  /** As it stands: the engine holds no texts, and the record says what they were. */
  readonly was: Texts;
}
/** G12. */
export interface UpdateStageCommand {
  readonly kind: 'UPDATE_STAGE';
  readonly stageId: StageId;
  readonly texts: Partial<StageTexts>;
  /** As it stands, for the record. */
  readonly was: StageTexts;
}
/** The texts of a workflow, and who answers for it. */
export interface EditWorkflowCommand {
  readonly kind: 'EDIT_WORKFLOW';
  readonly texts: TextPatch;
  readonly was: Texts;
  /** Null: stays. The caller has checked with `mayOwnWorkflow`. */
  readonly ownerId: PartyId | null;
}
/** The whole new list of whom the workflow is shared with. The caller has checked that they exist. */
export interface ChangeCollaboratorsCommand {
  readonly kind: 'CHANGE_COLLABORATORS';
  readonly collaborators: readonly Collaborator[];
}
