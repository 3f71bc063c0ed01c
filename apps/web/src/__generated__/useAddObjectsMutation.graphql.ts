/**
 * @generated SignedSource<<b18cd1911e84f0f011069e3ea05f16e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type AddProductObjectsInput = {
  names: ReadonlyArray<string>;
};
export type useAddObjectsMutation$variables = {
  input: AddProductObjectsInput;
};
export type useAddObjectsMutation$data = {
  readonly addProductObjects: {
    readonly productObjects: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type useAddObjectsMutation = {
  response: useAddObjectsMutation$data;
  variables: useAddObjectsMutation$variables;
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
    "concreteType": "ProductObjectsPayload",
    "kind": "LinkedField",
    "name": "addProductObjects",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ProductObject",
        "kind": "LinkedField",
        "name": "productObjects",
        "plural": true,
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
    "name": "useAddObjectsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddObjectsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9222fb4a68a0eb7a24a0f3babd0e436b",
    "id": null,
    "metadata": {},
    "name": "useAddObjectsMutation",
    "operationKind": "mutation",
    "text": "mutation useAddObjectsMutation($input:AddProductObjectsInput!){addProductObjects(input:$input){productObjects{id,name}}}"
  }
};
})();

(node as any).hash = "fab74ee6d8f5d2eccfee944a347682c8";

export default node;
