/**
 * @generated SignedSource<<fa9c6b635d9f6fab98d2846873af9931>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkStartState = "CANCELLED" | "COMPLETED" | "DRAFT" | "HALTED" | "RUNNING";
export type ImportSeverity = "ERROR" | "WARNING";
import type { FragmentRefs } from "relay-runtime";
export type bulkDraft_bulkStart$data = {
  readonly columns: ReadonlyArray<string>;
  readonly faultyCount: number;
  readonly id: string;
  readonly issues: ReadonlyArray<{
    readonly code: string;
    readonly column: string | null | undefined;
    readonly params: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
    readonly row: number | null | undefined;
    readonly severity: ImportSeverity;
  }>;
  readonly mapping: {
    readonly name: number | null | undefined;
  };
  readonly mappingRefusal: {
    readonly code: string;
  } | null | undefined;
  readonly ofAll: {
    readonly code: string;
    readonly params: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly ofGood: {
    readonly code: string;
    readonly params: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly readyCount: number;
  readonly rowCount: number;
  readonly sourceName: string;
  readonly state: BulkStartState;
  readonly warnedCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"bulkMapping_bulkStart">;
  readonly " $fragmentType": "bulkDraft_bulkStart";
};
export type bulkDraft_bulkStart$key = {
  readonly " $data"?: bulkDraft_bulkStart$data;
  readonly " $fragmentSpreads": FragmentRefs<"bulkDraft_bulkStart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = {
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
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "bulkDraft_bulkStart",
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
        (v0/*:: as any*/)
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
      "selections": [
        (v1/*:: as any*/)
      ],
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "severity",
          "storageKey": null
        },
        (v2/*:: as any*/)
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
      "selections": (v3/*:: as any*/),
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
      "selections": (v3/*:: as any*/),
      "storageKey": "startRefusal(rows:\"GOOD\")"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "bulkMapping_bulkStart"
    }
  ],
  "type": "BulkStart",
  "abstractKey": null
};
})();

(node as any).hash = "11f6db1acf4edcc6027e24ab8fb5ee15";

export default node;
