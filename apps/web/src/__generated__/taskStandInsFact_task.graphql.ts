/**
 * @generated SignedSource<<43c01c7517a57c56ddfb46a77461865f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type taskStandInsFact_task$data = {
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
  readonly " $fragmentType": "taskStandInsFact_task";
};
export type taskStandInsFact_task$key = {
  readonly " $data"?: taskStandInsFact_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskStandInsFact_task">;
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
  "name": "taskStandInsFact_task",
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

(node as any).hash = "823731471ec63bc9be6df183dcd12c1f";

export default node;
