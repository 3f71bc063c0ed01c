/**
 * @generated SignedSource<<2a0e6c765bde99e547d883e60cc4be11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteGroupInput = {
  id: string;
};
export type groupDialogDeleteMutation$variables = {
  input: DeleteGroupInput;
};
export type groupDialogDeleteMutation$data = {
  readonly deleteGroup: {
    readonly deletedId: string;
  };
};
export type groupDialogDeleteMutation = {
  response: groupDialogDeleteMutation$data;
  variables: groupDialogDeleteMutation$variables;
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
    "concreteType": "DeleteGroupPayload",
    "kind": "LinkedField",
    "name": "deleteGroup",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "groupDialogDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "groupDialogDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8cb1fa38765db50f69f7244808ee283b",
    "id": null,
    "metadata": {},
    "name": "groupDialogDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation groupDialogDeleteMutation($input:DeleteGroupInput!){deleteGroup(input:$input){deletedId}}"
  }
};
})();

(node as any).hash = "cc4e8c7138b720f6cee0288710b7b86d";

export default node;
