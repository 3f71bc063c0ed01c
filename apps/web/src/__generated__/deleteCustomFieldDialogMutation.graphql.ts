/**
 * @generated SignedSource<<6bd10605acc9138da5686e69b39c5de3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCustomFieldInput = {
  id: string;
};
export type deleteCustomFieldDialogMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteCustomFieldInput;
};
export type deleteCustomFieldDialogMutation$data = {
  readonly deleteCustomField: {
    readonly deletedId: string;
  };
};
export type deleteCustomFieldDialogMutation = {
  response: deleteCustomFieldDialogMutation$data;
  variables: deleteCustomFieldDialogMutation$variables;
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
    "name": "deleteCustomFieldDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteCustomFieldPayload",
        "kind": "LinkedField",
        "name": "deleteCustomField",
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
    "name": "deleteCustomFieldDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteCustomFieldPayload",
        "kind": "LinkedField",
        "name": "deleteCustomField",
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
    "cacheID": "9d790636184c824f596fa32c233c8d8d",
    "id": null,
    "metadata": {},
    "name": "deleteCustomFieldDialogMutation",
    "operationKind": "mutation",
    "text": "mutation deleteCustomFieldDialogMutation($input:DeleteCustomFieldInput!){deleteCustomField(input:$input){deletedId}}"
  }
};
})();

(node as any).hash = "77903eaeaa36b03ae651eb0c1c089387";

export default node;
