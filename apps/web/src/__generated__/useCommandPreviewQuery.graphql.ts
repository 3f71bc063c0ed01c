/**
 * @generated SignedSource<<f0071a2efb2b75d12845d60764498caf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type PreviewedCommand = "END" | "OVERRIDE_REJECTION" | "PAUSE" | "REJECT" | "REOPEN" | "RESTART" | "RESTART_STAGE" | "RUN_AGAIN" | "SEND_BACK" | "SKIP" | "SKIP_STAGE" | "START_STAGE_ANYWAY";
export type ReopenCascade = "DEPENDENTS" | "NONE" | "STAGE";
export type ScheduleStatus = "COMPLETED" | "ENDED" | "NOT_STARTED" | "PAUSED" | "RUNNING" | "SCHEDULED";
export type StageStatus = "COMPLETED" | "IN_PROGRESS" | "NOT_STARTED" | "SKIPPED";
export type TaskEffect = "COMPLETED" | "GOES_ON" | "HELD" | "NOT_NEEDED" | "PROBLEM" | "REJECTED" | "REOPENED" | "RESET" | "RESOLVED" | "SENT_BACK" | "SKIPPED" | "STARTS" | "STARTS_OVER";
export type PreviewInput = {
  cascade?: ReopenCascade | null | undefined;
  command: PreviewedCommand;
  stageId?: string | null | undefined;
  targetId?: string | null | undefined;
  taskId?: string | null | undefined;
  workflowId: string;
};
export type useCommandPreviewQuery$variables = {
  input: PreviewInput;
};
export type useCommandPreviewQuery$data = {
  readonly previewCommand: {
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
  "kind": "ScalarField",
  "name": "effect",
  "storageKey": null
},
v7 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
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
              (v6/*:: as any*/)
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
                "selections": (v7/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Task",
                "kind": "LinkedField",
                "name": "task",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0ac05be08824c68786826ae1e9326b38",
    "id": null,
    "metadata": {},
    "name": "useCommandPreviewQuery",
    "operationKind": "query",
    "text": "query useCommandPreviewQuery($input:PreviewInput!){previewCommand(input:$input){workflow{to},stages{stage{name,id},to},tasks{task{name,id},effect}}}"
  }
};
})();

(node as any).hash = "0032c23ee8f30d3601f12341b7d7307e";

export default node;
