/**
 * @generated SignedSource<<3a31e7d58bfd53a121f08f27afacf165>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteProductObjectInput = {
  id: string;
};
export type productObjectListDeleteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteProductObjectInput;
};
export type productObjectListDeleteMutation$data = {
  readonly deleteProductObject: {
    readonly deletedId: string;
  };
};
export type productObjectListDeleteMutation = {
  response: productObjectListDeleteMutation$data;
  variables: productObjectListDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "productObjectListDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteProductObjectPayload",
        "kind": "LinkedField",
        "name": "deleteProductObject",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "productObjectListDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteProductObjectPayload",
        "kind": "LinkedField",
        "name": "deleteProductObject",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "041744cfa36e60317a1fc2e262836ef5",
    "id": null,
    "metadata": {},
    "name": "productObjectListDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation productObjectListDeleteMutation($input:DeleteProductObjectInput!){deleteProductObject(input:$input){deletedId}}"
  }
};
})();

(node as any).hash = "1294840e1d7a8b1847bf8ebaa34a8053";

export default node;
