/**
 * @generated SignedSource<<35b842423de5954280d24ff712f25e54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkStartInput = {
  bulkStartId: string;
};
export type bulkProgressCancelMutation$variables = {
  input: BulkStartInput;
};
export type bulkProgressCancelMutation$data = {
  readonly cancelBulkStart: {
    readonly " $fragmentSpreads": FragmentRefs<"bulkProgress_bulkStart">;
  };
};
export type bulkProgressCancelMutation = {
  response: bulkProgressCancelMutation$data;
  variables: bulkProgressCancelMutation$variables;
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
v4 = [
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "bulkProgressCancelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkStart",
        "kind": "LinkedField",
        "name": "cancelBulkStart",
        "plural": false,
        "selections": [
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
    "name": "bulkProgressCancelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkStart",
        "kind": "LinkedField",
        "name": "cancelBulkStart",
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
            "concreteType": "BulkMapping",
            "kind": "LinkedField",
            "name": "mapping",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
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
            "selections": (v4/*:: as any*/),
            "storageKey": "startRefusal(rows:\"GOOD\")"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkStartRefusal",
            "kind": "LinkedField",
            "name": "cancelRefusal",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1aa94006a93dc2d72cbd50117c99cb86",
    "id": null,
    "metadata": {},
    "name": "bulkProgressCancelMutation",
    "operationKind": "mutation",
    "text": "mutation bulkProgressCancelMutation($input:BulkStartInput!){cancelBulkStart(input:$input){...bulkProgress_bulkStart,id}}fragment bulkProgress_bulkStart on BulkStart{id,state,sourceName,columns,rowCount,readyCount,faultyCount,startedCount,failedCount,haltCode,mapping{name},createdBy{name,id},beganAt,endedAt,again:startRefusal(rows:GOOD){code,params{name,value}},cancelRefusal{code,params{name,value}}}"
  }
};
})();

(node as any).hash = "7ea145004d13f9515408c209af7a351b";

export default node;
