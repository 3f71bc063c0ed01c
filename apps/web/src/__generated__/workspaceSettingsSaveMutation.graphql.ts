/**
 * @generated SignedSource<<550216423ed71b489afbac9f36129401>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateTenantInput = {
  accentColor: string;
  name: string;
  timeZone: string;
};
export type workspaceSettingsSaveMutation$variables = {
  input: UpdateTenantInput;
};
export type workspaceSettingsSaveMutation$data = {
  readonly updateTenant: {
    readonly viewer: {
      readonly id: string;
      readonly tenant: {
        readonly accentColor: string;
        readonly id: string;
        readonly name: string;
        readonly timeZone: string;
      };
      readonly timeZone: string;
    };
  };
};
export type workspaceSettingsSaveMutation = {
  response: workspaceSettingsSaveMutation$data;
  variables: workspaceSettingsSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ViewerPayload",
    "kind": "LinkedField",
    "name": "updateTenant",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Tenant",
            "kind": "LinkedField",
            "name": "tenant",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "accentColor",
                "storageKey": null
              },
              (v2/*:: as any*/)
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
    "name": "workspaceSettingsSaveMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "workspaceSettingsSaveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "cec1c87e95d889a983a761da1c561fb5",
    "id": null,
    "metadata": {},
    "name": "workspaceSettingsSaveMutation",
    "operationKind": "mutation",
    "text": "mutation workspaceSettingsSaveMutation($input:UpdateTenantInput!){updateTenant(input:$input){viewer{id,timeZone,tenant{id,name,accentColor,timeZone}}}}"
  }
};
})();

(node as any).hash = "a7e0fa622b3bdcebf14c3ec1225501ff";

export default node;
