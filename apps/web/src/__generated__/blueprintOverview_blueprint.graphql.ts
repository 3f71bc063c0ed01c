/**
 * @generated SignedSource<<8a45f702ef4e8498b88d604c008eea21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type blueprintOverview_blueprint$data = {
  readonly draftUpdatedAt: string;
  readonly draftUpdatedBy: {
    readonly name: string;
  } | null | undefined;
  readonly published: {
    readonly id: string;
    readonly number: number;
    readonly publishedAt: string;
    readonly publishedBy: {
      readonly name: string;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"publishState_blueprint">;
  readonly " $fragmentType": "blueprintOverview_blueprint";
};
export type blueprintOverview_blueprint$key = {
  readonly " $data"?: blueprintOverview_blueprint$data;
  readonly " $fragmentSpreads": FragmentRefs<"blueprintOverview_blueprint">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "blueprintOverview_blueprint",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "draftUpdatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "draftUpdatedBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BlueprintVersion",
      "kind": "LinkedField",
      "name": "published",
      "plural": false,
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publishedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "publishedBy",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "publishState_blueprint"
    }
  ],
  "type": "Blueprint",
  "abstractKey": null
};
})();

(node as any).hash = "599b127f8fe3d1344022b9d6ae68f8fc";

export default node;
