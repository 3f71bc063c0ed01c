/**
 * @generated SignedSource<<6d4babc66add3a4240c0f9e3b5cf70ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type LinkedWorkflowState = "COMPLETED" | "ENDED" | "NOT_STARTED" | "PAUSED" | "REFUSED" | "REQUESTED" | "RUNNING" | "SCHEDULED";
export type PreviewedCommand = "DELETE_TASK" | "END" | "OVERRIDE_REJECTION" | "PAUSE" | "REJECT" | "REOPEN" | "RESTART" | "RESTART_STAGE" | "RUN_AGAIN" | "SEND_BACK" | "SKIP" | "SKIP_STAGE" | "START_STAGE_ANYWAY";
export type ReopenCascade = "DEPENDENTS" | "NONE" | "STAGE";
export type ResetChoice = "COMPENSATE" | "END" | "KEEP" | "NEW" | "RUN_AGAIN";
export type ScheduleStatus = "COMPLETED" | "ENDED" | "NOT_STARTED" | "PAUSED" | "RUNNING" | "SCHEDULED";
export type StageStatus = "COMPLETED" | "IN_PROGRESS" | "NOT_STARTED" | "SKIPPED";
export type TaskEffect = "COMPLETED" | "DELETED" | "GOES_ON" | "HELD" | "NOT_NEEDED" | "PROBLEM" | "REJECTED" | "REOPENED" | "RESET" | "RESOLVED" | "SENT_BACK" | "SKIPPED" | "STARTS" | "STARTS_OVER";
export type PreviewInput = {
  cascade?: ReopenCascade | null | undefined;
  command: PreviewedCommand;
  resets?: ReadonlyArray<ResetChoiceInput> | null | undefined;
  stageId?: string | null | undefined;
  targetId?: string | null | undefined;
  taskId?: string | null | undefined;
  workflowId: string;
};
export type ResetChoiceInput = {
  choice: ResetChoice;
  request?: number | null | undefined;
  taskId: string;
};
export type useCommandPreviewQuery$variables = {
  input: PreviewInput;
};
export type useCommandPreviewQuery$data = {
  readonly previewCommand: {
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
  "concreteType": "Task",
  "kind": "LinkedField",
  "name": "task",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "effect",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taskId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "request",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "options",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chosen",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v14 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
],
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "Task",
  "kind": "LinkedField",
  "name": "task",
  "plural": false,
  "selections": (v14/*:: as any*/),
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
              (v6/*:: as any*/),
              (v7/*:: as any*/)
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
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "LinkedWorkflow",
                "kind": "LinkedField",
                "name": "linkedWorkflow",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LinkedWorkflowReference",
                    "kind": "LinkedField",
                    "name": "workflow",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  }
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
                "selections": (v14/*:: as any*/),
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
              (v15/*:: as any*/),
              (v7/*:: as any*/)
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
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "LinkedWorkflow",
                "kind": "LinkedField",
                "name": "linkedWorkflow",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LinkedWorkflowReference",
                    "kind": "LinkedField",
                    "name": "workflow",
                    "plural": false,
                    "selections": (v14/*:: as any*/),
                    "storageKey": null
                  }
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
    "cacheID": "5e20053b4278de1931f84ba05fbd2246",
    "id": null,
    "metadata": {},
    "name": "useCommandPreviewQuery",
    "operationKind": "query",
    "text": "query useCommandPreviewQuery($input:PreviewInput!){previewCommand(input:$input){workflow{to},stages{stage{name,id},to},tasks{task{name,id},effect},questions{taskId,request,options,chosen,task{name,id},linkedWorkflow{value,state,workflow{name,id}}}}}"
  }
};
})();

(node as any).hash = "26287d28da337ef23993d5460cb577bf";

export default node;
