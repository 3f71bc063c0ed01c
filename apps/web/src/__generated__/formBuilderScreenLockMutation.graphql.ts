/**
 * @generated SignedSource<<b932377f040211b9cbd8106761ba5fce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type LockFormInput = {
  id: string;
  isLocked: boolean;
};
export type formBuilderScreenLockMutation$variables = {
  input: LockFormInput;
};
export type formBuilderScreenLockMutation$data = {
  readonly lockForm: {
    readonly form: {
      readonly id: string;
      readonly lockedBy: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
    };
  };
};
export type formBuilderScreenLockMutation = {
  response: formBuilderScreenLockMutation$data;
  variables: formBuilderScreenLockMutation$variables;
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
    "name": "formBuilderScreenLockMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FormPayload",
        "kind": "LinkedField",
        "name": "lockForm",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "lockedBy",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "formBuilderScreenLockMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FormPayload",
        "kind": "LinkedField",
        "name": "lockForm",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "lockedBy",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
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
    "cacheID": "28e16959a9d3c72628265653e0297569",
    "id": null,
    "metadata": {},
    "name": "formBuilderScreenLockMutation",
    "operationKind": "mutation",
    "text": "mutation formBuilderScreenLockMutation($input:LockFormInput!){lockForm(input:$input){form{id,lockedBy{__typename,id,name}}}}"
  }
};
})();

(node as any).hash = "f4fde4a221d2a9cfa3929be20ed81430";

export default node;
