/**
 * @generated SignedSource<<cc0b4c4f8e390a1f801615a95045d46b>>
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
export type groupDialogSaveTeamMutation$variables = {
  input: SaveGroupInput;
};
export type groupDialogSaveTeamMutation$data = {
  readonly saveTeam: {
    readonly team: {
      readonly id: string;
    };
  };
};
export type groupDialogSaveTeamMutation = {
  response: groupDialogSaveTeamMutation$data;
  variables: groupDialogSaveTeamMutation$variables;
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
    "concreteType": "TeamPayload",
    "kind": "LinkedField",
    "name": "saveTeam",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "team",
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
    "name": "groupDialogSaveTeamMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "groupDialogSaveTeamMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f37f4bd11d39cef36910aaa580168b67",
    "id": null,
    "metadata": {},
    "name": "groupDialogSaveTeamMutation",
    "operationKind": "mutation",
    "text": "mutation groupDialogSaveTeamMutation($input:SaveGroupInput!){saveTeam(input:$input){team{id}}}"
  }
};
})();

(node as any).hash = "71a2932d5c6d06bd95a8eaf4667c1233";

export default node;
