/** What a screen wants to hear about besides the person's own work. */
export interface ChangeTopic {
  readonly workflowId?: string | undefined;
  readonly blueprintId?: string | undefined;
  /** Who else has this task open; then of nothing else. */
  readonly taskId?: string | undefined;
  /** Lists of the whole workspace: workflows, blueprints, people. */
  readonly lists?: boolean | undefined;
}
