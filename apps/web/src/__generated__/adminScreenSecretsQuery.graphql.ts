/**
 * @generated SignedSource<<ca74809cd0da366f76cc7cc64188de98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type adminScreenSecretsQuery$variables = Record<PropertyKey, never>;
export type adminScreenSecretsQuery$data = {
  readonly secrets: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"secretsPanel_secret">;
  }>;
};
export type adminScreenSecretsQuery = {
  response: adminScreenSecretsQuery$data;
  variables: adminScreenSecretsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "adminScreenSecretsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Secret",
        "kind": "LinkedField",
        "name": "secrets",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "secretsPanel_secret"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "adminScreenSecretsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Secret",
        "kind": "LinkedField",
        "name": "secrets",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "updatedBy",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
            "kind": "ScalarField",
            "name": "openTasks",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SecretUse",
            "kind": "LinkedField",
            "name": "blueprints",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "blueprintId",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "90ba987180454c05ef31c9a8b46e7354",
    "id": null,
    "metadata": {},
    "name": "adminScreenSecretsQuery",
    "operationKind": "query",
    "text": "query adminScreenSecretsQuery{secrets{...secretsPanel_secret}}fragment secretsPanel_secret on Secret{name,updatedAt,updatedBy{name,id},openTasks,blueprints{blueprintId,name}}"
  }
};
})();

(node as any).hash = "575828957aaa4f1be31d3582dda4c4ca";

export default node;
