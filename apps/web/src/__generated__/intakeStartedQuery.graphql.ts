/**
 * @generated SignedSource<<42ca9fbed2b9441a75761474ec902d84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type intakeStartedQuery$variables = {
  id: string;
};
export type intakeStartedQuery$data = {
  readonly workflow: {
    readonly id: string;
    readonly name: string;
    readonly startDate: string | null | undefined;
    readonly variant: {
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
};
export type intakeStartedQuery = {
  response: intakeStartedQuery$data;
  variables: intakeStartedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
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
      (v1/*:: as any*/),
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
        "concreteType": "WorkflowVariant",
        "kind": "LinkedField",
        "name": "variant",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "intakeStartedQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "intakeStartedQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "7fad538b12cab583992943d5665a0a8b",
    "id": null,
    "metadata": {},
    "name": "intakeStartedQuery",
    "operationKind": "query",
    "text": "query intakeStartedQuery($id:ID!){workflow(id:$id){id,name,startDate,variant{name}}}"
  }
};
})();

(node as any).hash = "c5038e6f84bf8b95547064b9ba0ed0a5";

export default node;
