export interface ChangeCause {
  readonly userId: string;
  readonly key: string;
}

/** A change, published after its transaction committed. */
export interface Change {
  readonly tenantId: string;
  readonly workflowId?: string;
  /** Id of the parent workflow, which shows the status of this one. */
  readonly parentWorkflowId?: string;
  readonly blueprintId?: string;
  /** People, teams, and roles whose lists and counts can have changed. */
  readonly partyIds: readonly string[];
  /** Command that caused the change. The screen that sent it already has the result. */
  readonly cause?: ChangeCause;
  /** True if new requests can be sent immediately. */
  readonly callsReady?: boolean;
}
