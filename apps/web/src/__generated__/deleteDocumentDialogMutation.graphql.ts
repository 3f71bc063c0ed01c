/**
 * @generated SignedSource<<8849ede3554567fc6053f90a053f6bd3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteDocumentInput = {
  ref: string;
  taskId?: string | null | undefined;
};
export type deleteDocumentDialogMutation$variables = {
  input: DeleteDocumentInput;
};
export type deleteDocumentDialogMutation$data = {
  readonly deleteDocument: {
    readonly address: string | null | undefined;
    readonly ref: string;
  };
};
export type deleteDocumentDialogMutation = {
  response: deleteDocumentDialogMutation$data;
  variables: deleteDocumentDialogMutation$variables;
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
    "concreteType": "Document",
    "kind": "LinkedField",
    "name": "deleteDocument",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ref",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
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
    "name": "deleteDocumentDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteDocumentDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "92e133e13fa4a82b52942aad493dccd5",
    "id": null,
    "metadata": {},
    "name": "deleteDocumentDialogMutation",
    "operationKind": "mutation",
    "text": "mutation deleteDocumentDialogMutation($input:DeleteDocumentInput!){deleteDocument(input:$input){ref,address}}"
  }
};
})();

(node as any).hash = "cf4a6ea17203c83e4da9e73e23578fac";

export default node;
