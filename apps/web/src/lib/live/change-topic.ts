/** Changes that a screen follows in addition to the person's own work. */
export interface ChangeTopic {
  readonly workflowId?: string | undefined;
  readonly blueprintId?: string | undefined;
  /** Task whose other readers are followed, but not its changes. */
  readonly taskId?: string | undefined;
  /** Lists of the whole workspace: workflows, blueprints, people. */
  readonly lists?: boolean | undefined;
}

/** Changes that one stream follows in addition to the person's own work. */
export interface FollowedTopics {
  readonly workflowIds: readonly string[];
  readonly blueprintIds: readonly string[];
}
