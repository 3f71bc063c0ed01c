/**
 * @generated SignedSource<<ed6ea37509d32ad634750fb77db6537d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type entrySessionQuery$variables = Record<PropertyKey, never>;
export type entrySessionQuery$data = {
  readonly installation: {
    readonly demo: {
      readonly emails: ReadonlyArray<string>;
      readonly password: string;
    } | null | undefined;
    readonly isFirstRun: boolean;
  };
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
};
export type entrySessionQuery = {
  response: entrySessionQuery$data;
  variables: entrySessionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Installation",
    "kind": "LinkedField",
    "name": "installation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isFirstRun",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DemoSignIn",
        "kind": "LinkedField",
        "name": "demo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "emails",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "password",
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
    "name": "entrySessionQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "entrySessionQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "f53af7863ce61b277b7c2faeb6d98787",
    "id": null,
    "metadata": {},
    "name": "entrySessionQuery",
    "operationKind": "query",
    "text": "query entrySessionQuery{viewer{id},installation{isFirstRun,demo{emails,password}}}"
  }
};
})();

(node as any).hash = "af902a94dee1d3f8b3193ada2a7997c6";

export default node;
