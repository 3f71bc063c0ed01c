/**
 * @generated SignedSource<<b476af84cdf4dace2046182895c17907>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkflowCommandInput = {
  expectedVersion?: number | null | undefined;
  idempotencyKey: string;
  reason?: string | null | undefined;
  workflowId: string;
};
export type taskFlowMutationsEndMutation$variables = {
  input: WorkflowCommandInput;
};
export type taskFlowMutationsEndMutation$data = {
  readonly endWorkflow: {
    readonly undoableUntil: string | null | undefined;
    readonly workflow: {
      readonly " $fragmentSpreads": FragmentRefs<"taskState_workflow">;
    };
  };
};
export type taskFlowMutationsEndMutation = {
  response: taskFlowMutationsEndMutation$data;
  variables: taskFlowMutationsEndMutation$variables;
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
  "name": "undoableUntil",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "taskFlowMutationsEndMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WorkflowCommandPayload",
        "kind": "LinkedField",
        "name": "endWorkflow",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Workflow",
            "kind": "LinkedField",
            "name": "workflow",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "taskState_workflow"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "taskFlowMutationsEndMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WorkflowCommandPayload",
        "kind": "LinkedField",
        "name": "endWorkflow",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Workflow",
            "kind": "LinkedField",
            "name": "workflow",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "scheduleStatus",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "homeStatus",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "completedTaskCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endDate",
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
    "cacheID": "f6e592427364ba922c4a682380945c44",
    "id": null,
    "metadata": {},
    "name": "taskFlowMutationsEndMutation",
    "operationKind": "mutation",
    "text": "mutation taskFlowMutationsEndMutation($input:WorkflowCommandInput!){endWorkflow(input:$input){undoableUntil,workflow{...taskState_workflow,id}}}fragment taskState_workflow on Workflow{id,version,scheduleStatus,homeStatus,completedTaskCount,startDate,endDate}"
  }
};
})();

(node as any).hash = "75e9d620b767cc22f7c78b57b6e8d3e6";

export default node;
