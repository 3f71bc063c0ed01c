/**
 * @generated SignedSource<<45ae72d8ebfed9712c260d40d67297ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteFormInput = {
  id: string;
};
export type deleteFormDialogMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteFormInput;
};
export type deleteFormDialogMutation$data = {
  readonly deleteForm: {
    readonly deletedId: string;
  };
};
export type deleteFormDialogMutation = {
  response: deleteFormDialogMutation$data;
  variables: deleteFormDialogMutation$variables;
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
    "name": "deleteFormDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteFormPayload",
        "kind": "LinkedField",
        "name": "deleteForm",
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
    "name": "deleteFormDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteFormPayload",
        "kind": "LinkedField",
        "name": "deleteForm",
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
    "cacheID": "2b7722e3d39230087f2337c36b54a06f",
    "id": null,
    "metadata": {},
    "name": "deleteFormDialogMutation",
    "operationKind": "mutation",
    "text": "mutation deleteFormDialogMutation($input:DeleteFormInput!){deleteForm(input:$input){deletedId}}"
  }
};
})();

(node as any).hash = "5072638e6e19b38990204a8e6bc66ae3";

export default node;
