/**
 * @generated SignedSource<<823416d5792baa76eb3b54225d9c2d57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveSecretInput = {
  isNew?: boolean | null | undefined;
  name: string;
  value: string;
};
export type secretMutationsSaveMutation$variables = {
  input: SaveSecretInput;
};
export type secretMutationsSaveMutation$data = {
  readonly saveSecret: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"secretsPanel_secret">;
  }>;
};
export type secretMutationsSaveMutation = {
  response: secretMutationsSaveMutation$data;
  variables: secretMutationsSaveMutation$variables;
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
    "name": "secretMutationsSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Secret",
        "kind": "LinkedField",
        "name": "saveSecret",
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
    "name": "secretMutationsSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Secret",
        "kind": "LinkedField",
        "name": "saveSecret",
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
    "cacheID": "3f3bdfc6b874ae71028de3917fea1a34",
    "id": null,
    "metadata": {},
    "name": "secretMutationsSaveMutation",
    "operationKind": "mutation",
    "text": "mutation secretMutationsSaveMutation($input:SaveSecretInput!){saveSecret(input:$input){...secretsPanel_secret}}fragment secretsPanel_secret on Secret{name,updatedAt,updatedBy{name,id},openTasks,blueprints{blueprintId,name}}"
  }
};
})();

(node as any).hash = "2d93d137d407082fe7eb351308042b74";

export default node;
