/**
 * @generated SignedSource<<0c1ff2f686ec1bddca9671131a8a5c24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SwitchTenantInput = {
  tenantId: string;
};
export type workspaceEntrySwitchMutation$variables = {
  input: SwitchTenantInput;
};
export type workspaceEntrySwitchMutation$data = {
  readonly switchTenant: {
    readonly viewer: {
      readonly id: string;
    };
  };
};
export type workspaceEntrySwitchMutation = {
  response: workspaceEntrySwitchMutation$data;
  variables: workspaceEntrySwitchMutation$variables;
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
    "name": "workspaceEntrySwitchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "workspaceEntrySwitchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0868d9ffc886e119f1b2e8dd77f2bafc",
    "id": null,
    "metadata": {},
    "name": "workspaceEntrySwitchMutation",
    "operationKind": "mutation",
    "text": "mutation workspaceEntrySwitchMutation($input:SwitchTenantInput!){switchTenant(input:$input){viewer{id}}}"
  }
};
})();

(node as any).hash = "9a96fe3b94c73845a46f8a134d366aea";

export default node;
