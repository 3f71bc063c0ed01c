/**
 * @generated SignedSource<<547ab75113093a804e68f8154b60dc12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type sessionsDialogQuery$variables = Record<PropertyKey, never>;
export type sessionsDialogQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly sessions: ReadonlyArray<{
      readonly createdAt: string;
      readonly id: string;
      readonly isCurrent: boolean;
      readonly lastSeenAt: string;
      readonly userAgent: string;
    }>;
  } | null | undefined;
};
export type sessionsDialogQuery = {
  response: sessionsDialogQuery$data;
  variables: sessionsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Session",
        "kind": "LinkedField",
        "name": "sessions",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastSeenAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userAgent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCurrent",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "sessionsDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sessionsDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "540a924d73a3e424182521dd535a7f5c",
    "id": null,
    "metadata": {},
    "name": "sessionsDialogQuery",
    "operationKind": "query",
    "text": "query sessionsDialogQuery{viewer{id,sessions{id,createdAt,lastSeenAt,userAgent,isCurrent}}}"
  }
};
})();

(node as any).hash = "334ced61d0929980a3700031fd1eb380";

export default node;
