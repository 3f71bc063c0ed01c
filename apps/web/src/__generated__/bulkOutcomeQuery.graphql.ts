/**
 * @generated SignedSource<<60d07003c1e93eac4cceb4424ba17ceb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type BulkRowFilter = "ALL" | "FAILED" | "FAULTY" | "READY" | "STARTED" | "WARNED";
export type ImportSeverity = "ERROR" | "WARNING";
export type bulkOutcomeQuery$variables = {
  first: number;
  id: string;
  show: BulkRowFilter;
};
export type bulkOutcomeQuery$data = {
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
        readonly workflow: {
          readonly id: string;
          readonly reference: string;
        } | null | undefined;
      }>;
    };
  } | null | undefined;
};
export type bulkOutcomeQuery = {
  response: bulkOutcomeQuery$data;
  variables: bulkOutcomeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "show"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
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
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": [
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
                  (v3/*:: as any*/),
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "bulkOutcomeQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "bulkOutcomeQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "0af842a2a5dd69566e8370f7c1023c66",
    "id": null,
    "metadata": {},
    "name": "bulkOutcomeQuery",
    "operationKind": "query",
    "text": "query bulkOutcomeQuery($id:ID!,$show:BulkRowFilter!,$first:Int!){bulkStart(id:$id){id,rows(show:$show,first:$first){hasMore,rows{number,cells,findings{column,severity,code,params{name,value}},workflow{id,reference}}}}}"
  }
};
})();

(node as any).hash = "7267a519a2e5240e247ad5664e7fb268";

export default node;
