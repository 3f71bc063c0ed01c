/**
 * @generated SignedSource<<eff56619bc2e9fab6777ec8912565915>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type CopyBlueprintInput = {
  id: string;
  idempotencyKey: string;
  name: string;
};
export type useTransferCopyMutation$variables = {
  input: CopyBlueprintInput;
};
export type useTransferCopyMutation$data = {
  readonly copyBlueprint: {
    readonly blueprint: {
      readonly id: string;
      readonly name: string;
    };
  };
};
export type useTransferCopyMutation = {
  response: useTransferCopyMutation$data;
  variables: useTransferCopyMutation$variables;
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
    "name": "copyBlueprint",
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
    "name": "useTransferCopyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTransferCopyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ff7c2e57e11d488f3b3bc9be449352aa",
    "id": null,
    "metadata": {},
    "name": "useTransferCopyMutation",
    "operationKind": "mutation",
    "text": "mutation useTransferCopyMutation($input:CopyBlueprintInput!){copyBlueprint(input:$input){blueprint{id,name}}}"
  }
};
})();

(node as any).hash = "ef6e36c284c52c1721a663b292650673";

export default node;
