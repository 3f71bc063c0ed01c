/**
 * @generated SignedSource<<6d1c17adbfaca5c9cda3673753c56ac4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type CreateBlueprintInput = {
  idempotencyKey: string;
  name: string;
};
export type createBlueprintDialogMutation$variables = {
  input: CreateBlueprintInput;
};
export type createBlueprintDialogMutation$data = {
  readonly createBlueprint: {
    readonly blueprint: {
      readonly id: string;
    };
  };
};
export type createBlueprintDialogMutation = {
  response: createBlueprintDialogMutation$data;
  variables: createBlueprintDialogMutation$variables;
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
    "name": "createBlueprint",
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
    "name": "createBlueprintDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "createBlueprintDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "962b2be2e6cabda4d2be10a23326800d",
    "id": null,
    "metadata": {},
    "name": "createBlueprintDialogMutation",
    "operationKind": "mutation",
    "text": "mutation createBlueprintDialogMutation($input:CreateBlueprintInput!){createBlueprint(input:$input){blueprint{id}}}"
  }
};
})();

(node as any).hash = "879e5730953055d3b1e80e07134c0ed7";

export default node;
