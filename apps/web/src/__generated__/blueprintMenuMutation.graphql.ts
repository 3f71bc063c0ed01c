/**
 * @generated SignedSource<<9a543da0821096a0c016ae0d44773096>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateBlueprintToNewVersionInput = {
  expectedVersion: number;
  id: string;
  idempotencyKey: string;
};
export type blueprintMenuMutation$variables = {
  input: UpdateBlueprintToNewVersionInput;
};
export type blueprintMenuMutation$data = {
  readonly updateBlueprintToNewVersion: {
    readonly blueprint: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"blueprintMenu_blueprint">;
    };
  };
};
export type blueprintMenuMutation = {
  response: blueprintMenuMutation$data;
  variables: blueprintMenuMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "blueprintMenuMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BlueprintPayload",
        "kind": "LinkedField",
        "name": "updateBlueprintToNewVersion",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Blueprint",
            "kind": "LinkedField",
            "name": "blueprint",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "blueprintMenu_blueprint"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "blueprintMenuMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BlueprintPayload",
        "kind": "LinkedField",
        "name": "updateBlueprintToNewVersion",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Blueprint",
            "kind": "LinkedField",
            "name": "blueprint",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "draftVersion",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BlueprintVersion",
                "kind": "LinkedField",
                "name": "published",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BlueprintPermissions",
                "kind": "LinkedField",
                "name": "permissions",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createWorkflowsFrom",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "editAccess",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PermissionRefusal",
                    "kind": "LinkedField",
                    "name": "refusals",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "action",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "code",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ErrorParam",
                        "kind": "LinkedField",
                        "name": "params",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "value",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "whoMay",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6801b7d421daf8e906ff6bedbc9d2954",
    "id": null,
    "metadata": {},
    "name": "blueprintMenuMutation",
    "operationKind": "mutation",
    "text": "mutation blueprintMenuMutation($input:UpdateBlueprintToNewVersionInput!){updateBlueprintToNewVersion(input:$input){blueprint{id,...blueprintMenu_blueprint}}}fragment blueprintMenu_blueprint on Blueprint{id,name,draftVersion,published{id},permissions{createWorkflowsFrom,editAccess,refusals{action,code,params{name,value},whoMay}}}"
  }
};
})();

(node as any).hash = "a2d05fccffec73dd34817fd9f9885419";

export default node;
