/**
 * @generated SignedSource<<0b3f467b51c829bedc83b2a25b458ad7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkStartState = "CANCELLED" | "COMPLETED" | "DRAFT" | "HALTED" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type bulkProgress_bulkStart$data = {
  readonly again: {
    readonly code: string;
    readonly params: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly beganAt: string | null | undefined;
  readonly cancelRefusal: {
    readonly code: string;
    readonly params: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly columns: ReadonlyArray<string>;
  readonly createdBy: {
    readonly name: string;
  };
  readonly endedAt: string | null | undefined;
  readonly failedCount: number;
  readonly faultyCount: number;
  readonly haltCode: string | null | undefined;
  readonly id: string;
  readonly mapping: {
    readonly name: number | null | undefined;
  };
  readonly readyCount: number;
  readonly rowCount: number;
  readonly sourceName: string;
  readonly startedCount: number;
  readonly state: BulkStartState;
  readonly " $fragmentType": "bulkProgress_bulkStart";
};
export type bulkProgress_bulkStart$key = {
  readonly " $data"?: bulkProgress_bulkStart$data;
  readonly " $fragmentSpreads": FragmentRefs<"bulkProgress_bulkStart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
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
      (v0/*:: as any*/),
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "bulkProgress_bulkStart",
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
      "selections": (v2/*:: as any*/),
      "storageKey": "startRefusal(rows:\"GOOD\")"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkStartRefusal",
      "kind": "LinkedField",
      "name": "cancelRefusal",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "BulkStart",
  "abstractKey": null
};
})();

(node as any).hash = "dbbc24ac2b6b6848e2836e7d86ee906a";

export default node;
