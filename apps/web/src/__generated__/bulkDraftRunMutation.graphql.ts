/**
 * @generated SignedSource<<630eeb2160162456885bc9d359bdf34a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkRowChoice = "ALL" | "GOOD";
export type RunBulkStartInput = {
  bulkStartId: string;
  idempotencyKey: string;
  rows: BulkRowChoice;
};
export type bulkDraftRunMutation$variables = {
  input: RunBulkStartInput;
};
export type bulkDraftRunMutation$data = {
  readonly runBulkStart: {
    readonly " $fragmentSpreads": FragmentRefs<"bulkDraft_bulkStart" | "bulkProgress_bulkStart">;
  };
};
export type bulkDraftRunMutation = {
  response: bulkDraftRunMutation$data;
  variables: bulkDraftRunMutation$variables;
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
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "ErrorParam",
  "kind": "LinkedField",
  "name": "params",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
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
v6 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v7 = [
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
    "name": "bulkDraftRunMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkStart",
        "kind": "LinkedField",
        "name": "runBulkStart",
        "plural": false,
        "selections": [
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "bulkDraftRunMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkStart",
        "kind": "LinkedField",
        "name": "runBulkStart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
              (v3/*:: as any*/),
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
            "selections": (v6/*:: as any*/),
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
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "severity",
                "storageKey": null
              },
              (v5/*:: as any*/)
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
            "selections": (v6/*:: as any*/),
            "storageKey": "startRefusal(rows:\"ALL\")"
          },
          {
            "alias": "ofGood",
            "args": (v7/*:: as any*/),
            "concreteType": "BulkStartRefusal",
            "kind": "LinkedField",
            "name": "startRefusal",
            "plural": false,
            "selections": (v6/*:: as any*/),
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
              (v3/*:: as any*/),
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
              (v3/*:: as any*/),
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
              (v3/*:: as any*/),
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
            "args": (v7/*:: as any*/),
            "concreteType": "BulkStartRefusal",
            "kind": "LinkedField",
            "name": "startRefusal",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": "startRefusal(rows:\"GOOD\")"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkStartRefusal",
            "kind": "LinkedField",
            "name": "cancelRefusal",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "20c38af67d2f34b615dd541d28707500",
    "id": null,
    "metadata": {},
    "name": "bulkDraftRunMutation",
    "operationKind": "mutation",
    "text": "mutation bulkDraftRunMutation($input:RunBulkStartInput!){runBulkStart(input:$input){...bulkDraft_bulkStart,...bulkProgress_bulkStart,id}}fragment bulkDraft_bulkStart on BulkStart{id,state,sourceName,columns,rowCount,readyCount,faultyCount,warnedCount,mapping{name},mappingRefusal{code},issues{row,column,code,severity,params{name,value}},ofAll:startRefusal(rows:ALL){code,params{name,value}},ofGood:startRefusal(rows:GOOD){code,params{name,value}},...bulkMapping_bulkStart}fragment bulkMapping_bulkStart on BulkStart{id,columns,mapping{fields,name,owner,start},mappingRefusal{code,params{name,value}},targets{key,name,isRequired},owner{__typename,id,name,kind},samples:rows(first:20){rows{cells}}}fragment bulkProgress_bulkStart on BulkStart{id,state,sourceName,columns,rowCount,readyCount,faultyCount,startedCount,failedCount,haltCode,mapping{name},createdBy{name,id},beganAt,endedAt,again:startRefusal(rows:GOOD){code,params{name,value}},cancelRefusal{code,params{name,value}}}"
  }
};
})();

(node as any).hash = "dfdc8a804b2550ea798b706dadeb7a1b";

export default node;
