/**
 * @generated SignedSource<<a9e1622d8df186916c4e2e771359a5cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type mendLinkCandidatesQuery$variables = {
  id: string;
};
export type mendLinkCandidatesQuery$data = {
  readonly task: {
    readonly linkableWorkflows: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly reference: string;
    }>;
  } | null | undefined;
};
export type mendLinkCandidatesQuery = {
  response: mendLinkCandidatesQuery$data;
  variables: mendLinkCandidatesQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "LinkableWorkflow",
  "kind": "LinkedField",
  "name": "linkableWorkflows",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
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
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "mendLinkCandidatesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Task",
        "kind": "LinkedField",
        "name": "task",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "mendLinkCandidatesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Task",
        "kind": "LinkedField",
        "name": "task",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ff274a9f36225fea1f4e5098bb170399",
    "id": null,
    "metadata": {},
    "name": "mendLinkCandidatesQuery",
    "operationKind": "query",
    "text": "query mendLinkCandidatesQuery($id:ID!){task(id:$id){linkableWorkflows{id,reference,name},id}}"
  }
};
})();

(node as any).hash = "e047aeb85cd5c51632b2ce49da2ac869";

export default node;
