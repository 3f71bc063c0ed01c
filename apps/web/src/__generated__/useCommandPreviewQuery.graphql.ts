/**
 * @generated SignedSource<<4919b869aec1f207b3d20aea5218bb3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Acknowledgement = "ALL" | "FIRST" | "NONE";
export type AddedApprovalRule = "ALL" | "ANY";
export type AddedStageStart = "AFTER_STAGES" | "BESIDE" | "DATE" | "PREVIOUS_STAGE" | "WORKFLOW_START";
export type ChildEffect = "ENDS" | "GOES_ON" | "LET_GO" | "PAUSES" | "RESTARTS" | "STARTS" | "STAYS_ENDED" | "TOO_MANY";
export type CountedIn = "CALENDAR" | "WORKING";
export type DurationUnit = "DAYS" | "HOURS" | "MINUTES";
export type InputType = "HIDDEN" | "INHERITED" | "OPTIONAL" | "PROVIDED" | "REQUESTED";
export type LinkedWorkflowState = "COMPLETED" | "ENDED" | "NOT_STARTED" | "PAUSED" | "REFUSED" | "REQUESTED" | "RUNNING" | "SCHEDULED";
export type PreviewedCommand = "ADD_STAGE" | "ADD_TASK" | "APPROVE" | "ASSIGN" | "CHANGE_DUE_DATE" | "CHANGE_VOTE" | "COMPLETE_AUTOMATION" | "COMPLETE_LINKED" | "COMPLETE_ON_BEHALF" | "DELEGATE" | "DELETE" | "DELETE_STAGE" | "DELETE_TASK" | "EDIT_SHARED" | "END" | "LEAVE_STAGE_SKIPPED" | "OVERRIDE" | "OVERRIDE_REJECTION" | "PAUSE" | "RECALL" | "REJECT" | "RELINK" | "REOPEN" | "REPORT_EXCEPTION" | "RESOLVE_EXCEPTION" | "RESTART" | "RESTART_CHILDREN" | "RESTART_EXPIRED" | "RESTART_STAGE" | "RESTORE" | "RESUME" | "RETRY_AUTOMATION" | "REVOKE" | "RUN_AGAIN" | "SEND_BACK" | "SKIP" | "SKIP_STAGE" | "START_NEW_CHILD" | "START_STAGE_ANYWAY" | "SUBMIT" | "UNSKIP";
export type ReopenCascade = "DEPENDENTS" | "NONE" | "STAGE";
export type ResetChoice = "COMPENSATE" | "END" | "KEEP" | "NEW" | "RUN_AGAIN";
export type ScheduleStatus = "COMPLETED" | "ENDED" | "NOT_STARTED" | "PAUSED" | "RUNNING" | "SCHEDULED";
export type StageJoin = "ALL_COMPLETED" | "ALL_RESOLVED" | "ANY_COMPLETED";
export type StageStatus = "COMPLETED" | "IN_PROGRESS" | "NOT_STARTED" | "SKIPPED";
export type TaskEffect = "COMPLETED" | "DELETED" | "GOES_ON" | "HELD" | "NOT_NEEDED" | "PROBLEM" | "REJECTED" | "REOPENED" | "RESET" | "RESOLVED" | "SENT_BACK" | "SKIPPED" | "STARTS" | "STARTS_OVER";
export type TaskType = "APPROVAL" | "AUTOMATION" | "DEFAULT" | "LINKED_WORKFLOW";
export type VoteDecision = "APPROVED" | "REJECTED";
import type { FieldValue } from "@baton/domain/field/field";
export type PreviewInput = {
  assigneeIds?: ReadonlyArray<string> | null | undefined;
  cascade?: ReopenCascade | null | undefined;
  command: PreviewedCommand;
  decision?: VoteDecision | null | undefined;
  dueOn?: string | null | undefined;
  endsFormer?: boolean | null | undefined;
  request?: number | null | undefined;
  resets?: ReadonlyArray<ResetChoiceInput> | null | undefined;
  rule?: AddedApprovalRule | null | undefined;
  stage?: SupposedStageInput | null | undefined;
  stageId?: string | null | undefined;
  targetId?: string | null | undefined;
  task?: NewTaskInput | null | undefined;
  taskId?: string | null | undefined;
  taskType?: TaskType | null | undefined;
  toId?: string | null | undefined;
  values?: ReadonlyArray<FieldValueInput> | null | undefined;
  wipe?: boolean | null | undefined;
  withLinkedWorkflows?: boolean | null | undefined;
  workflowId?: string | null | undefined;
};
export type ResetChoiceInput = {
  choice: ResetChoice;
  request?: number | null | undefined;
  taskId: string;
};
export type SupposedStageInput = {
  afterStageId?: string | null | undefined;
  date?: string | null | undefined;
  join?: StageJoin | null | undefined;
  stageIds?: ReadonlyArray<string> | null | undefined;
  start: AddedStageStart;
};
export type NewTaskInput = {
  acknowledgement?: Acknowledgement | null | undefined;
  afterTaskIds?: ReadonlyArray<string> | null | undefined;
  approvals?: ReadonlyArray<NewApprovalInput> | null | undefined;
  assigneeIds: ReadonlyArray<string>;
  backupIds?: ReadonlyArray<string> | null | undefined;
  beforeTaskId?: string | null | undefined;
  description?: string | null | undefined;
  due?: DurationInput | null | undefined;
  dueOn?: string | null | undefined;
  name: string;
};
export type NewApprovalInput = {
  approverIds: ReadonlyArray<string>;
  rule?: AddedApprovalRule | null | undefined;
};
export type DurationInput = {
  amount: number;
  countedIn?: CountedIn | null | undefined;
  unit: DurationUnit;
};
export type FieldValueInput = {
  booleanValue?: boolean | null | undefined;
  dateValue?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  floatValue?: number | null | undefined;
  id?: string | null | undefined;
  inputType?: InputType | null | undefined;
  instance?: string | null | undefined;
  intValue?: number | null | undefined;
  partyIdMultiValue?: ReadonlyArray<string> | null | undefined;
  stringMultiValue?: ReadonlyArray<string> | null | undefined;
  stringValue?: string | null | undefined;
  timeValue?: string | null | undefined;
  value?: FieldValue | null | undefined;
};
export type useCommandPreviewQuery$variables = {
  input: PreviewInput;
};
export type useCommandPreviewQuery$data = {
  readonly previewCommand: {
    readonly children: ReadonlyArray<{
      readonly effect: ChildEffect;
      readonly linkedWorkflow: {
        readonly value: string | null | undefined;
        readonly workflow: {
          readonly name: string | null | undefined;
        } | null | undefined;
      } | null | undefined;
    }>;
    readonly dueDates: ReadonlyArray<{
      readonly task: {
        readonly name: string;
        readonly parentTask: {
          readonly id: string;
        } | null | undefined;
      } | null | undefined;
      readonly to: string;
    }>;
    readonly emptied: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly questions: ReadonlyArray<{
      readonly chosen: ResetChoice;
      readonly linkedWorkflow: {
        readonly state: LinkedWorkflowState;
        readonly value: string | null | undefined;
        readonly workflow: {
          readonly name: string | null | undefined;
        } | null | undefined;
      } | null | undefined;
      readonly options: ReadonlyArray<ResetChoice>;
      readonly request: number | null | undefined;
      readonly task: {
        readonly name: string;
      } | null | undefined;
      readonly taskId: string;
    }>;
    readonly stages: ReadonlyArray<{
      readonly isAdded: boolean;
      readonly stage: {
        readonly name: string;
      } | null | undefined;
      readonly to: StageStatus;
    }>;
    readonly tasks: ReadonlyArray<{
      readonly effect: TaskEffect;
      readonly isAdded: boolean;
      readonly task: {
        readonly name: string;
        readonly parentTask: {
          readonly id: string;
        } | null | undefined;
      } | null | undefined;
    }>;
    readonly workflow: {
      readonly to: ScheduleStatus;
    } | null | undefined;
  };
};
export type useCommandPreviewQuery = {
  response: useCommandPreviewQuery$data;
  variables: useCommandPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "WorkflowChange",
  "kind": "LinkedField",
  "name": "workflow",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAdded",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Task",
  "kind": "LinkedField",
  "name": "parentTask",
  "plural": false,
  "selections": [
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Task",
  "kind": "LinkedField",
  "name": "task",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "effect",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "LinkedWorkflowReference",
  "kind": "LinkedField",
  "name": "workflow",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taskId",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "request",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "options",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chosen",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v18 = [
  (v4/*:: as any*/),
  (v7/*:: as any*/)
],
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "Task",
  "kind": "LinkedField",
  "name": "task",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v8/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "LinkedWorkflowReference",
  "kind": "LinkedField",
  "name": "workflow",
  "plural": false,
  "selections": (v18/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCommandPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CommandPreview",
        "kind": "LinkedField",
        "name": "previewCommand",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StageChange",
            "kind": "LinkedField",
            "name": "stages",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Stage",
                "kind": "LinkedField",
                "name": "stage",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TaskChange",
            "kind": "LinkedField",
            "name": "tasks",
            "plural": true,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ChildChange",
            "kind": "LinkedField",
            "name": "children",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "LinkedWorkflow",
                "kind": "LinkedField",
                "name": "linkedWorkflow",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Task",
            "kind": "LinkedField",
            "name": "emptied",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DueDateChange",
            "kind": "LinkedField",
            "name": "dueDates",
            "plural": true,
            "selections": [
              (v9/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ResetQuestion",
            "kind": "LinkedField",
            "name": "questions",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Task",
                "kind": "LinkedField",
                "name": "task",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LinkedWorkflow",
                "kind": "LinkedField",
                "name": "linkedWorkflow",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v17/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCommandPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CommandPreview",
        "kind": "LinkedField",
        "name": "previewCommand",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StageChange",
            "kind": "LinkedField",
            "name": "stages",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Stage",
                "kind": "LinkedField",
                "name": "stage",
                "plural": false,
                "selections": (v18/*:: as any*/),
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TaskChange",
            "kind": "LinkedField",
            "name": "tasks",
            "plural": true,
            "selections": [
              (v19/*:: as any*/),
              (v10/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ChildChange",
            "kind": "LinkedField",
            "name": "children",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "LinkedWorkflow",
                "kind": "LinkedField",
                "name": "linkedWorkflow",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Task",
            "kind": "LinkedField",
            "name": "emptied",
            "plural": true,
            "selections": (v18/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DueDateChange",
            "kind": "LinkedField",
            "name": "dueDates",
            "plural": true,
            "selections": [
              (v19/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ResetQuestion",
            "kind": "LinkedField",
            "name": "questions",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Task",
                "kind": "LinkedField",
                "name": "task",
                "plural": false,
                "selections": (v18/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LinkedWorkflow",
                "kind": "LinkedField",
                "name": "linkedWorkflow",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v17/*:: as any*/),
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "aa0f130b149618effafb00af4940ab04",
    "id": null,
    "metadata": {},
    "name": "useCommandPreviewQuery",
    "operationKind": "query",
    "text": "query useCommandPreviewQuery($input:PreviewInput!){previewCommand(input:$input){workflow{to},stages{stage{name,id},to,isAdded},tasks{task{name,parentTask{id},id},effect,isAdded},children{effect,linkedWorkflow{value,workflow{name,id}}},emptied{name,id},dueDates{task{name,parentTask{id},id},to},questions{taskId,request,options,chosen,task{name,id},linkedWorkflow{value,state,workflow{name,id}}}}}"
  }
};
})();

(node as any).hash = "cea282d3a64dbe947d74733dc81b4402";

export default node;
