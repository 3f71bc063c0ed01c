/**
 * @generated SignedSource<<4668194d1c29320e7a2cc1e8f25bd295>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type CreateBlueprintVariantInput = {
  id: string;
  idempotencyKey: string;
  name: string;
};
export type useCreateVariantMutation$variables = {
  input: CreateBlueprintVariantInput;
};
export type useCreateVariantMutation$data = {
  readonly createBlueprintVariant: {
    readonly blueprint: {
      readonly id: string;
      readonly name: string;
    };
  };
};
export type useCreateVariantMutation = {
  response: useCreateVariantMutation$data;
  variables: useCreateVariantMutation$variables;
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
    "concreteType": "BlueprintPayload",
    "kind": "LinkedField",
    "name": "createBlueprintVariant",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Blueprint",
        "kind": "LinkedField",
        "name": "blueprint",
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
    "name": "useCreateVariantMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateVariantMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c7bbe84050b75a9355c7af58ebd0e7a4",
    "id": null,
    "metadata": {},
    "name": "useCreateVariantMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateVariantMutation($input:CreateBlueprintVariantInput!){createBlueprintVariant(input:$input){blueprint{id,name}}}"
  }
};
})();

(node as any).hash = "72c0a050a9fc2f9162ac62eb3c9f7742";

export default node;
