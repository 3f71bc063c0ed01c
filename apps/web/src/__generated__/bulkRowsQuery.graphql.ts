/**
 * @generated SignedSource<<757289e4c0a2a2495c327e5a4dbe92f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type BulkRowFilter = "ALL" | "FAILED" | "FAULTY" | "READY" | "STARTED" | "WARNED";
export type BulkRowState = "FAILED" | "FAULTY" | "READY" | "STARTED";
export type ImportSeverity = "ERROR" | "WARNING";
export type bulkRowsQuery$variables = {
  after?: number | null | undefined;
  first: number;
  id: string;
  show: BulkRowFilter;
};
export type bulkRowsQuery$data = {
  readonly bulkStart: {
    readonly id: string;
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
export type bulkRowsQuery = {
  response: bulkRowsQuery$data;
  variables: bulkRowsQuery$variables;
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "BulkStart",
    "kind": "LinkedField",
    "name": "bulkStart",
    "plural": false,
    "selections": [
      (v4/*:: as any*/),
      {
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
                  (v4/*:: as any*/),
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
      }
    ],
    "storageKey": null
  }
];
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
    "name": "bulkRowsQuery",
    "selections": (v5/*:: as any*/),
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
    "name": "bulkRowsQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "3f3675174b6b7c7f1ce7e7811339a362",
    "id": null,
    "metadata": {},
    "name": "bulkRowsQuery",
    "operationKind": "query",
    "text": "query bulkRowsQuery($id:ID!,$show:BulkRowFilter!,$first:Int!,$after:Int){bulkStart(id:$id){id,rows(show:$show,first:$first,after:$after){hasMore,rows{number,cells,state,findings{column,severity,code,params{name,value}},workflow{id,reference}}}}}"
  }
};
})();

(node as any).hash = "bd07d6b6fc232bc7510996a3a24c30ec";

export default node;
