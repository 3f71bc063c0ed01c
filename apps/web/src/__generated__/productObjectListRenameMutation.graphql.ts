/**
 * @generated SignedSource<<3738db0d9f850da370453b598c9e5b93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type RenameProductObjectInput = {
  id: string;
  name: string;
};
export type productObjectListRenameMutation$variables = {
  input: RenameProductObjectInput;
};
export type productObjectListRenameMutation$data = {
  readonly renameProductObject: {
    readonly productObjects: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type productObjectListRenameMutation = {
  response: productObjectListRenameMutation$data;
  variables: productObjectListRenameMutation$variables;
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
    "name": "renameProductObject",
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
    "name": "productObjectListRenameMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "productObjectListRenameMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "96ab433e16ea3295f51ecc15f3bb1160",
    "id": null,
    "metadata": {},
    "name": "productObjectListRenameMutation",
    "operationKind": "mutation",
    "text": "mutation productObjectListRenameMutation($input:RenameProductObjectInput!){renameProductObject(input:$input){productObjects{id,name}}}"
  }
};
})();

(node as any).hash = "96fcca6ffdc2ceb4ef1ed1d3f296c043";

export default node;
