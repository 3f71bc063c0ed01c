/**
 * @generated SignedSource<<9ab299ceb54bbf1f76dff4d72a68d09d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveBulkMappingInput = {
  bulkStartId: string;
  mapping: BulkMappingInput;
  ownerId: string;
};
export type BulkMappingInput = {
  fields: ReadonlyArray<string | null | undefined>;
  name?: number | null | undefined;
  owner?: number | null | undefined;
  start?: number | null | undefined;
};
export type bulkMappingMutation$variables = {
  input: SaveBulkMappingInput;
};
export type bulkMappingMutation$data = {
  readonly saveBulkMapping: {
    readonly " $fragmentSpreads": FragmentRefs<"bulkDraft_bulkStart">;
  };
};
export type bulkMappingMutation = {
  response: bulkMappingMutation$data;
  variables: bulkMappingMutation$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "bulkMappingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkStart",
        "kind": "LinkedField",
        "name": "saveBulkMapping",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "bulkDraft_bulkStart"
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
    "name": "bulkMappingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkStart",
        "kind": "LinkedField",
        "name": "saveBulkMapping",
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
            "args": [
              {
                "kind": "Literal",
                "name": "rows",
                "value": "GOOD"
              }
            ],
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cc38670283062ab3bfeffdf9e8c135cf",
    "id": null,
    "metadata": {},
    "name": "bulkMappingMutation",
    "operationKind": "mutation",
    "text": "mutation bulkMappingMutation($input:SaveBulkMappingInput!){saveBulkMapping(input:$input){...bulkDraft_bulkStart,id}}fragment bulkDraft_bulkStart on BulkStart{id,state,sourceName,columns,rowCount,readyCount,faultyCount,warnedCount,mapping{name},mappingRefusal{code},issues{row,column,code,severity,params{name,value}},ofAll:startRefusal(rows:ALL){code,params{name,value}},ofGood:startRefusal(rows:GOOD){code,params{name,value}},...bulkMapping_bulkStart}fragment bulkMapping_bulkStart on BulkStart{id,columns,mapping{fields,name,owner,start},mappingRefusal{code,params{name,value}},targets{key,name,isRequired},owner{__typename,id,name,kind},samples:rows(first:20){rows{cells}}}"
  }
};
})();

(node as any).hash = "54f32d8fa84ae0305a33aea5735cedbb";

export default node;
