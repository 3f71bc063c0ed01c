/**
 * @generated SignedSource<<a760d0cb0feb8f133b840bd06745df0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type WorkflowAccess = "EDITOR" | "VIEWER";
export type ShareBlueprintInput = {
  expectedVersion: number;
  id: string;
  sharedWith: ReadonlyArray<WorkflowShareInput>;
  starterIds?: ReadonlyArray<string> | null | undefined;
  variantMakerIds?: ReadonlyArray<string> | null | undefined;
  viewerIds?: ReadonlyArray<string> | null | undefined;
};
export type WorkflowShareInput = {
  access: WorkflowAccess;
  partyId: string;
};
export type blueprintAccessDialogSaveMutation$variables = {
  input: ShareBlueprintInput;
};
export type blueprintAccessDialogSaveMutation$data = {
  readonly shareBlueprint: {
    readonly blueprint: {
      readonly id: string;
      readonly permissions: {
        readonly createVariantsOf: boolean;
        readonly createWorkflowsFrom: boolean;
      };
    };
  };
};
export type blueprintAccessDialogSaveMutation = {
  response: blueprintAccessDialogSaveMutation$data;
  variables: blueprintAccessDialogSaveMutation$variables;
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
    "concreteType": "BlueprintPayload",
    "kind": "LinkedField",
    "name": "shareBlueprint",
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
                "name": "createVariantsOf",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "blueprintAccessDialogSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "blueprintAccessDialogSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e988626f667301bf6543415639eddbb0",
    "id": null,
    "metadata": {},
    "name": "blueprintAccessDialogSaveMutation",
    "operationKind": "mutation",
    "text": "mutation blueprintAccessDialogSaveMutation($input:ShareBlueprintInput!){shareBlueprint(input:$input){blueprint{id,permissions{createWorkflowsFrom,createVariantsOf}}}}"
  }
};
})();

(node as any).hash = "2d7bcf9e5d4cd418b2354498ef7e59a6";

export default node;
