/**
 * @generated SignedSource<<4cd77833d9c4ad9d340efdf29a1598ca>>
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
v1 = [
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
        "name": "startDate",
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
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "intakeStartedQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1548165d4cfb1f36d6825662b57ee39f",
    "id": null,
    "metadata": {},
    "name": "intakeStartedQuery",
    "operationKind": "query",
    "text": "query intakeStartedQuery($id:ID!){workflow(id:$id){id,name,startDate}}"
  }
};
})();

(node as any).hash = "aec8767e59fa78c964711054717bf9e7";

export default node;
