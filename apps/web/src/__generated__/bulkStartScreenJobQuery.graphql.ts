/**
 * @generated SignedSource<<370d1a7ceda68fda01501183e34d5f1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkStartState = "CANCELLED" | "COMPLETED" | "DRAFT" | "HALTED" | "RUNNING";
export type bulkStartScreenJobQuery$variables = {
  id: string;
};
export type bulkStartScreenJobQuery$data = {
  readonly bulkStart: {
    readonly id: string;
    readonly state: BulkStartState;
    readonly " $fragmentSpreads": FragmentRefs<"bulkDraft_bulkStart" | "bulkProgress_bulkStart">;
  } | null | undefined;
};
export type bulkStartScreenJobQuery = {
  response: bulkStartScreenJobQuery$data;
  variables: bulkStartScreenJobQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
  "name": "state",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "ErrorParam",
  "kind": "LinkedField",
  "name": "params",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
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
v7 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = [
  {
    "kind": "Literal",
    "name": "rows",
    "value": "GOOD"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "bulkStartScreenJobQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkStart",
        "kind": "LinkedField",
        "name": "bulkStart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "bulkDraft_bulkStart"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "bulkProgress_bulkStart"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "bulkStartScreenJobQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkStart",
        "kind": "LinkedField",
        "name": "bulkStart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sourceName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "columns",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rowCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "readyCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "faultyCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "warnedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkMapping",
            "kind": "LinkedField",
            "name": "mapping",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fields",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "owner",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "start",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkStartRefusal",
            "kind": "LinkedField",
            "name": "mappingRefusal",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ImportIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "row",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "column",
                "storageKey": null
              },
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "severity",
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": "ofAll",
            "args": [
              {
                "kind": "Literal",
                "name": "rows",
                "value": "ALL"
              }
            ],
            "concreteType": "BulkStartRefusal",
            "kind": "LinkedField",
            "name": "startRefusal",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": "startRefusal(rows:\"ALL\")"
          },
          {
            "alias": "ofGood",
            "args": (v8/*:: as any*/),
            "concreteType": "BulkStartRefusal",
            "kind": "LinkedField",
            "name": "startRefusal",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": "startRefusal(rows:\"GOOD\")"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkTarget",
            "kind": "LinkedField",
            "name": "targets",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "key",
                "storageKey": null
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRequired",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "owner",
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
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": "samples",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 20
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
                "concreteType": "BulkRow",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cells",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "rows(first:20)"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "haltCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "createdBy",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "beganAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endedAt",
            "storageKey": null
          },
          {
            "alias": "again",
            "args": (v8/*:: as any*/),
            "concreteType": "BulkStartRefusal",
            "kind": "LinkedField",
            "name": "startRefusal",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": "startRefusal(rows:\"GOOD\")"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkStartRefusal",
            "kind": "LinkedField",
            "name": "cancelRefusal",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "634e54366b9865a68009444833fe9701",
    "id": null,
    "metadata": {},
    "name": "bulkStartScreenJobQuery",
    "operationKind": "query",
    "text": "query bulkStartScreenJobQuery($id:ID!){bulkStart(id:$id){id,state,...bulkDraft_bulkStart,...bulkProgress_bulkStart}}fragment bulkDraft_bulkStart on BulkStart{id,state,sourceName,columns,rowCount,readyCount,faultyCount,warnedCount,mapping{name},mappingRefusal{code},issues{row,column,code,severity,params{name,value}},ofAll:startRefusal(rows:ALL){code,params{name,value}},ofGood:startRefusal(rows:GOOD){code,params{name,value}},...bulkMapping_bulkStart}fragment bulkMapping_bulkStart on BulkStart{id,columns,mapping{fields,name,owner,start},mappingRefusal{code,params{name,value}},targets{key,name,isRequired},owner{__typename,id,name,kind},samples:rows(first:20){rows{cells}}}fragment bulkProgress_bulkStart on BulkStart{id,state,sourceName,columns,rowCount,readyCount,faultyCount,startedCount,failedCount,haltCode,mapping{name},createdBy{name,id},beganAt,endedAt,again:startRefusal(rows:GOOD){code,params{name,value}},cancelRefusal{code,params{name,value}}}"
  }
};
})();

(node as any).hash = "28e107f5e835ad868595bea8d19cd784";

export default node;
