/**
 * @generated SignedSource<<876971647e9d70f2ce049ff458facbab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteBlueprintInput = {
  id: string;
};
export type deleteBlueprintDialogMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteBlueprintInput;
};
export type deleteBlueprintDialogMutation$data = {
  readonly deleteBlueprint: {
    readonly deletedId: string;
  };
};
export type deleteBlueprintDialogMutation = {
  response: deleteBlueprintDialogMutation$data;
  variables: deleteBlueprintDialogMutation$variables;
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
    "name": "deleteBlueprintDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteBlueprintPayload",
        "kind": "LinkedField",
        "name": "deleteBlueprint",
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
    "name": "deleteBlueprintDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteBlueprintPayload",
        "kind": "LinkedField",
        "name": "deleteBlueprint",
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
    "cacheID": "5fb950b7d93e49583b3a56ec503f950d",
    "id": null,
    "metadata": {},
    "name": "deleteBlueprintDialogMutation",
    "operationKind": "mutation",
    "text": "mutation deleteBlueprintDialogMutation($input:DeleteBlueprintInput!){deleteBlueprint(input:$input){deletedId}}"
  }
};
})();

(node as any).hash = "583fd4c2f0843c87b96f7852a7da6044";

export default node;
