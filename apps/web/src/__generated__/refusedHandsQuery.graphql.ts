/**
 * @generated SignedSource<<3c41d7033dada4a6ee0b45ab8e20e535>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Capacity = "ADMINISTRATOR" | "APPROVER" | "ASSIGNEE" | "ASSIGNER" | "INTEGRATION_ADMIN" | "OWNER" | "REPORTER" | "SUBMITTER";
export type refusedHandsQuery$variables = {
  id: string;
};
export type refusedHandsQuery$data = {
  readonly task: {
    readonly id: string;
    readonly permissions: {
      readonly refusals: ReadonlyArray<{
        readonly action: string;
        readonly code: string;
        readonly params: ReadonlyArray<{
          readonly name: string;
          readonly value: string;
        }>;
        readonly whoMay: ReadonlyArray<Capacity>;
      }>;
    };
  } | null | undefined;
};
export type refusedHandsQuery = {
  response: refusedHandsQuery$data;
  variables: refusedHandsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Task",
    "kind": "LinkedField",
    "name": "task",
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
        "concreteType": "TaskPermissions",
        "kind": "LinkedField",
        "name": "permissions",
        "plural": false,
        "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "refusedHandsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "refusedHandsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "cec4cb8e5f58447405235ec08979ec7d",
    "id": null,
    "metadata": {},
    "name": "refusedHandsQuery",
    "operationKind": "query",
    "text": "query refusedHandsQuery($id:ID!){task(id:$id){id,permissions{refusals{action,code,params{name,value},whoMay}}}}"
  }
};
})();

(node as any).hash = "dd1ea762b7fc83e2d562d4d64038763c";

export default node;
