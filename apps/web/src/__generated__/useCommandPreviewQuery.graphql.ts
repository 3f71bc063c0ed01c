/**
 * @generated SignedSource<<f3e690d49f5c60e1a18100df3aca0d53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ChildEffect = "ENDS" | "GOES_ON" | "LET_GO" | "PAUSES" | "RESTARTS" | "STARTS" | "STAYS_ENDED" | "TOO_MANY";
export type InputType = "HIDDEN" | "INHERITED" | "OPTIONAL" | "PROVIDED" | "REQUESTED";
export type LinkedWorkflowState = "COMPLETED" | "ENDED" | "NOT_STARTED" | "PAUSED" | "REFUSED" | "REQUESTED" | "RUNNING" | "SCHEDULED";
export type PreviewedCommand = "APPROVE" | "ASSIGN" | "CHANGE_VOTE" | "COMPLETE_ON_BEHALF" | "DELETE" | "DELETE_STAGE" | "DELETE_TASK" | "EDIT_SHARED" | "END" | "LEAVE_STAGE_SKIPPED" | "OVERRIDE" | "OVERRIDE_REJECTION" | "PAUSE" | "RECALL" | "REJECT" | "REOPEN" | "REPORT_EXCEPTION" | "RESTART" | "RESTART_EXPIRED" | "RESTART_STAGE" | "RESUME" | "REVOKE" | "RUN_AGAIN" | "SEND_BACK" | "SKIP" | "SKIP_STAGE" | "START_NEW_CHILD" | "START_STAGE_ANYWAY" | "SUBMIT" | "UNSKIP";
export type ReopenCascade = "DEPENDENTS" | "NONE" | "STAGE";
export type ResetChoice = "COMPENSATE" | "END" | "KEEP" | "NEW" | "RUN_AGAIN";
export type ScheduleStatus = "COMPLETED" | "ENDED" | "NOT_STARTED" | "PAUSED" | "RUNNING" | "SCHEDULED";
export type StageStatus = "COMPLETED" | "IN_PROGRESS" | "NOT_STARTED" | "SKIPPED";
export type TaskEffect = "COMPLETED" | "DELETED" | "GOES_ON" | "HELD" | "NOT_NEEDED" | "PROBLEM" | "REJECTED" | "REOPENED" | "RESET" | "RESOLVED" | "SENT_BACK" | "SKIPPED" | "STARTS" | "STARTS_OVER";
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
  stageId?: string | null | undefined;
  targetId?: string | null | undefined;
  taskId?: string | null | undefined;
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
      readonly stage: {
        readonly name: string;
      } | null | undefined;
      readonly to: StageStatus;
    }>;
    readonly tasks: ReadonlyArray<{
      readonly effect: TaskEffect;
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
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Task",
  "kind": "LinkedField",
  "name": "parentTask",
  "plural": false,
  "selections": [
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Task",
  "kind": "LinkedField",
  "name": "task",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "effect",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "LinkedWorkflowReference",
  "kind": "LinkedField",
  "name": "workflow",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taskId",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "request",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "options",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chosen",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v17 = [
  (v4/*:: as any*/),
  (v6/*:: as any*/)
],
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "Task",
  "kind": "LinkedField",
  "name": "task",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v7/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "LinkedWorkflowReference",
  "kind": "LinkedField",
  "name": "workflow",
  "plural": false,
  "selections": (v17/*:: as any*/),
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
              (v2/*:: as any*/)
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
              (v8/*:: as any*/),
              (v9/*:: as any*/)
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
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "LinkedWorkflow",
                "kind": "LinkedField",
                "name": "linkedWorkflow",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
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
              (v8/*:: as any*/),
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
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
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
                  (v10/*:: as any*/),
                  (v16/*:: as any*/),
                  (v11/*:: as any*/)
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
                "selections": (v17/*:: as any*/),
                "storageKey": null
              },
              (v2/*:: as any*/)
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
              (v18/*:: as any*/),
              (v9/*:: as any*/)
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
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "LinkedWorkflow",
                "kind": "LinkedField",
                "name": "linkedWorkflow",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v19/*:: as any*/)
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
            "selections": (v17/*:: as any*/),
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
              (v18/*:: as any*/),
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
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Task",
                "kind": "LinkedField",
                "name": "task",
                "plural": false,
                "selections": (v17/*:: as any*/),
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
                  (v10/*:: as any*/),
                  (v16/*:: as any*/),
                  (v19/*:: as any*/)
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
    "cacheID": "d0deb7ba6a407debce8bbcfe6891e3dc",
    "id": null,
    "metadata": {},
    "name": "useCommandPreviewQuery",
    "operationKind": "query",
    "text": "query useCommandPreviewQuery($input:PreviewInput!){previewCommand(input:$input){workflow{to},stages{stage{name,id},to},tasks{task{name,parentTask{id},id},effect},children{effect,linkedWorkflow{value,workflow{name,id}}},emptied{name,id},dueDates{task{name,parentTask{id},id},to},questions{taskId,request,options,chosen,task{name,id},linkedWorkflow{value,state,workflow{name,id}}}}}"
  }
};
})();

(node as any).hash = "c6c6614cca3cf04f666c6e4a72661862";

export default node;
