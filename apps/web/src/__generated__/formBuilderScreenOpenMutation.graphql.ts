/**
 * @generated SignedSource<<1cc34aed564f57129c563ca916c5d524>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type OpenFormInput = {
  expectedVersion: number;
  from?: number | null | undefined;
  id: string;
  idempotencyKey: string;
};
export type formBuilderScreenOpenMutation$variables = {
  input: OpenFormInput;
};
export type formBuilderScreenOpenMutation$data = {
  readonly openForm: {
    readonly form: {
      readonly id: string;
    };
  };
};
export type formBuilderScreenOpenMutation = {
  response: formBuilderScreenOpenMutation$data;
  variables: formBuilderScreenOpenMutation$variables;
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
    "concreteType": "FormPayload",
    "kind": "LinkedField",
    "name": "openForm",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Form",
        "kind": "LinkedField",
        "name": "form",
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
    "name": "formBuilderScreenOpenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "formBuilderScreenOpenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9bff5ca47029e1e10356644885886e5e",
    "id": null,
    "metadata": {},
    "name": "formBuilderScreenOpenMutation",
    "operationKind": "mutation",
    "text": "mutation formBuilderScreenOpenMutation($input:OpenFormInput!){openForm(input:$input){form{id}}}"
  }
};
})();

(node as any).hash = "a9a923d97bfa65bed50d4aa0152c6159";

export default node;
