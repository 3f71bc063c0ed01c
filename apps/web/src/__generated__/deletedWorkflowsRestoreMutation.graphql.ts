/**
 * @generated SignedSource<<af988606ced81f89799cdeed90a0f2a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type WorkflowCommandInput = {
  expectedVersion?: number | null | undefined;
  idempotencyKey: string;
  reason?: string | null | undefined;
  workflowId: string;
};
export type deletedWorkflowsRestoreMutation$variables = {
  input: WorkflowCommandInput;
};
export type deletedWorkflowsRestoreMutation$data = {
  readonly restoreWorkflow: {
    readonly workflow: {
      readonly deletedAt: string | null | undefined;
      readonly id: string;
    };
  };
};
export type deletedWorkflowsRestoreMutation = {
  response: deletedWorkflowsRestoreMutation$data;
  variables: deletedWorkflowsRestoreMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "WorkflowCommandPayload",
    "kind": "LinkedField",
    "name": "restoreWorkflow",
    "plural": false,
    "selections": [
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
            "name": "deletedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "deletedWorkflowsRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deletedWorkflowsRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7d33d6a9019bee25abea5c67aa73e29c",
    "id": null,
    "metadata": {},
    "name": "deletedWorkflowsRestoreMutation",
    "operationKind": "mutation",
    "text": "mutation deletedWorkflowsRestoreMutation($input:WorkflowCommandInput!){restoreWorkflow(input:$input){workflow{id,deletedAt}}}"
  }
};
})();

(node as any).hash = "b58d75b8077d43f5b5fa554ecce71ace";

export default node;
