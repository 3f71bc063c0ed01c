/**
 * @generated SignedSource<<02e75ba3a43ae71408025bb1dde8ff5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkStartState = "CANCELLED" | "COMPLETED" | "DRAFT" | "HALTED" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type bulkList_bulkStart$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly createdBy: {
    readonly name: string;
  };
  readonly id: string;
  readonly rowCount: number;
  readonly sourceName: string;
  readonly startedCount: number;
  readonly state: BulkStartState;
  readonly " $fragmentType": "bulkList_bulkStart";
}>;
export type bulkList_bulkStart$key = ReadonlyArray<{
  readonly " $data"?: bulkList_bulkStart$data;
  readonly " $fragmentSpreads": FragmentRefs<"bulkList_bulkStart">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "bulkList_bulkStart",
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
      "name": "rowCount",
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
      "name": "createdAt",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BulkStart",
  "abstractKey": null
};

(node as any).hash = "33358c0308847362c50b52038deb0ead";

export default node;
