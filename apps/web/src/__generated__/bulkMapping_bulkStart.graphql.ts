/**
 * @generated SignedSource<<582c59f7bd319dee4bbfcab0b1564c4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartyKind = "ROLE" | "TEAM" | "USER";
import type { FragmentRefs } from "relay-runtime";
export type bulkMapping_bulkStart$data = {
  readonly columns: ReadonlyArray<string>;
  readonly id: string;
  readonly mapping: {
    readonly fields: ReadonlyArray<string | null | undefined>;
    readonly name: number | null | undefined;
    readonly owner: number | null | undefined;
    readonly start: number | null | undefined;
  };
  readonly mappingRefusal: {
    readonly code: string;
    readonly params: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly owner: {
    readonly id: string;
    readonly kind: PartyKind;
    readonly name: string;
  };
  readonly samples: {
    readonly rows: ReadonlyArray<{
      readonly cells: ReadonlyArray<string>;
    }>;
  };
  readonly targets: ReadonlyArray<{
    readonly isRequired: boolean;
    readonly key: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "bulkMapping_bulkStart";
};
export type bulkMapping_bulkStart$key = {
  readonly " $data"?: bulkMapping_bulkStart$data;
  readonly " $fragmentSpreads": FragmentRefs<"bulkMapping_bulkStart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "bulkMapping_bulkStart",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "BulkMapping",
      "kind": "LinkedField",
      "name": "mapping",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fields",
          "storageKey": null
        },
        (v1/*:: as any*/),
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
      "selections": [
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
            (v1/*:: as any*/),
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
        (v1/*:: as any*/),
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
  "type": "BulkStart",
  "abstractKey": null
};
})();

(node as any).hash = "d8f0ef91278e30e164a34f9e7b4b19d0";

export default node;
