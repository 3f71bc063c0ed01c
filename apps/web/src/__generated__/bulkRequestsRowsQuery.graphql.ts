/**
 * @generated SignedSource<<864067b77b92c9e70c86a22783762721>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type BulkRowFilter = "ALL" | "FAILED" | "FAULTY" | "READY" | "STARTED" | "WARNED";
export type BulkRowState = "FAILED" | "FAULTY" | "READY" | "STARTED";
export type ImportSeverity = "ERROR" | "WARNING";
export type bulkRequestsRowsQuery$variables = {
  after?: number | null | undefined;
  first: number;
  id: string;
  show: BulkRowFilter;
};
export type bulkRequestsRowsQuery$data = {
  readonly bulkStart: {
    readonly rows: {
      readonly hasMore: boolean;
      readonly rows: ReadonlyArray<{
        readonly cells: ReadonlyArray<string>;
        readonly findings: ReadonlyArray<{
          readonly code: string;
          readonly column: number | null | undefined;
          readonly params: ReadonlyArray<{
            readonly name: string;
            readonly value: string;
          }>;
          readonly severity: ImportSeverity;
        }>;
        readonly number: number;
        readonly state: BulkRowState;
        readonly workflow: {
          readonly id: string;
          readonly reference: string;
        } | null | undefined;
      }>;
    };
  } | null | undefined;
};
export type bulkRequestsRowsQuery = {
  response: bulkRequestsRowsQuery$data;
  variables: bulkRequestsRowsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "show"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "after",
      "variableName": "after"
    },
    {
      "kind": "Variable",
      "name": "first",
      "variableName": "first"
    },
    {
      "kind": "Variable",
      "name": "show",
      "variableName": "show"
    }
  ],
  "concreteType": "BulkRowPage",
  "kind": "LinkedField",
  "name": "rows",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasMore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cells",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BulkFinding",
          "kind": "LinkedField",
          "name": "findings",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "column",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "severity",
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BulkStartedWorkflow",
          "kind": "LinkedField",
          "name": "workflow",
          "plural": false,
          "selections": [
            (v5/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reference",
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "bulkRequestsRowsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "BulkStart",
        "kind": "LinkedField",
        "name": "bulkStart",
        "plural": false,
        "selections": [
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "bulkRequestsRowsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "BulkStart",
        "kind": "LinkedField",
        "name": "bulkStart",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c47b1a44ca935914727f3fcbd608a203",
    "id": null,
    "metadata": {},
    "name": "bulkRequestsRowsQuery",
    "operationKind": "query",
    "text": "query bulkRequestsRowsQuery($id:ID!,$show:BulkRowFilter!,$first:Int!,$after:Int){bulkStart(id:$id){rows(show:$show,first:$first,after:$after){hasMore,rows{number,cells,state,findings{column,severity,code,params{name,value}},workflow{id,reference}}},id}}"
  }
};
})();

(node as any).hash = "e4b9d874c4b470995f0ed9e08354bac6";

export default node;
