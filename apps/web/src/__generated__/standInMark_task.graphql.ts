/**
 * @generated SignedSource<<3909e8a4b7f2da351dde2a7915f2ae23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type standInMark_task$data = {
  readonly standIns: ReadonlyArray<{
    readonly away: {
      readonly id: string;
      readonly name: string;
    };
    readonly by: {
      readonly id: string;
      readonly name: string;
    };
    readonly until: string;
  }>;
  readonly " $fragmentType": "standInMark_task";
};
export type standInMark_task$key = {
  readonly " $data"?: standInMark_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"standInMark_task">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "standInMark_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StandIn",
      "kind": "LinkedField",
      "name": "standIns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "away",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "by",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};
})();

(node as any).hash = "783573df61fd79412f479323c77d8a19";

export default node;
