/**
 * @generated SignedSource<<e79bfa51b580e63a265a54869cc2dc3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type deletedWorkflowsQuery$variables = Record<PropertyKey, never>;
export type deletedWorkflowsQuery$data = {
  readonly deletedWorkflows: ReadonlyArray<{
    readonly deletedAt: string | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly reference: string;
    readonly version: number;
  }>;
};
export type deletedWorkflowsQuery = {
  response: deletedWorkflowsQuery$data;
  variables: deletedWorkflowsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Workflow",
    "kind": "LinkedField",
    "name": "deletedWorkflows",
    "plural": true,
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reference",
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
        "name": "deletedAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "deletedWorkflowsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "deletedWorkflowsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "d5e402be7b61a1d97d8b7c48c20aba55",
    "id": null,
    "metadata": {},
    "name": "deletedWorkflowsQuery",
    "operationKind": "query",
    "text": "query deletedWorkflowsQuery{deletedWorkflows{id,name,reference,version,deletedAt}}"
  }
};
})();

(node as any).hash = "6072ea8c77034da19be10b19a493581e";

export default node;
