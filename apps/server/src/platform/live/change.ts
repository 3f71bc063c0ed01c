export interface ChangeCause {
  readonly userId: string;
  readonly key: string;
}

/** What changed, told after its transaction has committed. */
export interface Change {
  readonly tenantId: string;
  readonly workflowId?: string;
  /** Whose linked workflow it is: how far it is stands there too. */
  readonly parentWorkflowId?: string;
  readonly blueprintId?: string;
  /** Parties whose own lists and counts may differ now. */
  readonly partyIds: readonly string[];
  /** The command that changed it, for the screen that sent it and has all of it in its answer. */
  readonly cause?: ChangeCause;
  /** Calls to other servers were written down that can be made at once. */
  readonly callsReady?: boolean;
}
