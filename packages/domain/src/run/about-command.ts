import type { Collaborator } from '../access/collaborator.ts';
import type { PartyId, RichText, StageId, TaskId } from '../core/ids.ts';

/** What a task or a workflow is called, what is said of it and by what it is found. No rule of the engine looks at it. */
export interface Texts {
  readonly name: string;
  readonly description: RichText;
  /** Words that people sort work by. */
  readonly tags: readonly string[];
}
/** What is to be another; what is left out stays. */
export type TextPatch = Partial<Texts>;

/** What people know a task by. */
export interface TaskLabel extends Texts {
  readonly reference: string;
}

/** D14. */
export interface DescribeTaskCommand {
  readonly kind: 'DESCRIBE_TASK';
  readonly taskId: TaskId;
  readonly texts: TextPatch;
  /** As it stands: the engine holds no texts, and the record says what they were. */
  readonly was: Texts;
}
/** What a stage is called and what is said of it. */
export type StageTexts = Pick<Texts, 'name' | 'description'>;

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
