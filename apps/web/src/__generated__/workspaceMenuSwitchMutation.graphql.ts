/**
 * @generated SignedSource<<c284117f5509f6f7d1fa3cb2a4b1dc1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SwitchTenantInput = {
  tenantId: string;
};
export type workspaceMenuSwitchMutation$variables = {
  input: SwitchTenantInput;
};
export type workspaceMenuSwitchMutation$data = {
  readonly switchTenant: {
    readonly viewer: {
      readonly id: string;
    };
  };
};
export type workspaceMenuSwitchMutation = {
  response: workspaceMenuSwitchMutation$data;
  variables: workspaceMenuSwitchMutation$variables;
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
    "concreteType": "ViewerPayload",
    "kind": "LinkedField",
    "name": "switchTenant",
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
    "name": "workspaceMenuSwitchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "workspaceMenuSwitchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "384c47b3eccce057ebd0be80921c4ad8",
    "id": null,
    "metadata": {},
    "name": "workspaceMenuSwitchMutation",
    "operationKind": "mutation",
    "text": "mutation workspaceMenuSwitchMutation($input:SwitchTenantInput!){switchTenant(input:$input){viewer{id}}}"
  }
};
})();

(node as any).hash = "e6e1cb10db9350e3139690ad0eeb3601";

export default node;
