/**
 * @generated SignedSource<<f9e39b707033c633ff69ec3ecb96a397>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SaveGroupInput = {
  id?: string | null | undefined;
  memberIds: ReadonlyArray<string>;
  name: string;
};
export type groupDialogSaveRoleMutation$variables = {
  input: SaveGroupInput;
};
export type groupDialogSaveRoleMutation$data = {
  readonly saveRole: {
    readonly role: {
      readonly id: string;
    };
  };
};
export type groupDialogSaveRoleMutation = {
  response: groupDialogSaveRoleMutation$data;
  variables: groupDialogSaveRoleMutation$variables;
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
    "concreteType": "RolePayload",
    "kind": "LinkedField",
    "name": "saveRole",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Role",
        "kind": "LinkedField",
        "name": "role",
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
    "name": "groupDialogSaveRoleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "groupDialogSaveRoleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e328bfc8dc4ce0d34863d2657b7ac7f9",
    "id": null,
    "metadata": {},
    "name": "groupDialogSaveRoleMutation",
    "operationKind": "mutation",
    "text": "mutation groupDialogSaveRoleMutation($input:SaveGroupInput!){saveRole(input:$input){role{id}}}"
  }
};
})();

(node as any).hash = "60c6f36572a2dcecb159789d40da8513";

export default node;
