import type { Collaborator } from '../../party/collaborator.ts';
import type { PartyId, StageId, TaskId } from '../../core/ids.ts';
import type { StageTexts, TextPatch, Texts } from '../texts.ts';

export interface DescribeTaskCommand {
  readonly kind: 'DESCRIBE_TASK';
  readonly taskId: TaskId;
  readonly texts: TextPatch;
  /** Texts before the change, for the audit log. The engine doesn't store texts. */
  readonly was: Texts;
}
export interface UpdateStageCommand {
  readonly kind: 'UPDATE_STAGE';
  readonly stageId: StageId;
  readonly texts: Partial<StageTexts>;
  /** Texts before the change, for the audit log. */
  readonly was: StageTexts;
}
/** Changes the texts or the owner of a workflow. */
export interface EditWorkflowCommand {
  readonly kind: 'EDIT_WORKFLOW';
  readonly texts: TextPatch;
  readonly was: Texts;
  /** Null keeps the owner. The caller has checked `mayOwnWorkflow`. */
  readonly ownerId: PartyId | null;
}
/** The complete new list of collaborators. The caller has checked that they exist. */
export interface ChangeCollaboratorsCommand {
  readonly kind: 'CHANGE_COLLABORATORS';
  readonly collaborators: readonly Collaborator[];
}
