/**
 * @generated SignedSource<<82d3de59513c48ca052d44e94a0cb462>>
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
      readonly variants: ReadonlyArray<{
        readonly name: string;
        readonly rows: ReadonlyArray<number>;
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
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = [
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
            "concreteType": "BulkVariant",
            "kind": "LinkedField",
            "name": "variants",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rows",
                "storageKey": null
              }
            ],
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
                      (v5/*:: as any*/),
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
    "selections": (v6/*:: as any*/),
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
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "cacheID": "b414bf4283d00f832e3b38e915f52d58",
    "id": null,
    "metadata": {},
    "name": "bulkRowsQuery",
    "operationKind": "query",
    "text": "query bulkRowsQuery($id:ID!,$show:BulkRowFilter!,$first:Int!,$after:Int){bulkStart(id:$id){id,rows(show:$show,first:$first,after:$after){hasMore,variants{name,rows},rows{number,cells,state,findings{column,severity,code,params{name,value}},workflow{id,reference}}}}}"
  }
};
})();

(node as any).hash = "8e925de056de8613c389386dfbfc42dc";

export default node;
