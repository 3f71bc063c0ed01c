/**
 * @generated SignedSource<<174308a077bcaa1f74f0998ce690a5c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemoveSecretInput = {
  name: string;
};
export type secretMutationsRemoveMutation$variables = {
  input: RemoveSecretInput;
};
export type secretMutationsRemoveMutation$data = {
  readonly removeSecret: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"secretsPanel_secret">;
  }>;
};
export type secretMutationsRemoveMutation = {
  response: secretMutationsRemoveMutation$data;
  variables: secretMutationsRemoveMutation$variables;
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
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "secretMutationsRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Secret",
        "kind": "LinkedField",
        "name": "removeSecret",
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "secretMutationsRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Secret",
        "kind": "LinkedField",
        "name": "removeSecret",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
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
              (v2/*:: as any*/),
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d65897c1dc557dd7db534e6f2b48258a",
    "id": null,
    "metadata": {},
    "name": "secretMutationsRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation secretMutationsRemoveMutation($input:RemoveSecretInput!){removeSecret(input:$input){...secretsPanel_secret}}fragment secretsPanel_secret on Secret{name,updatedAt,updatedBy{name,id},openTasks,blueprints{blueprintId,name}}"
  }
};
})();

(node as any).hash = "7c49a413ef56c5728a52ccc62abc923b";

export default node;
