/**
 * @generated SignedSource<<43cc2f9b3c2492ba93724d69ed3614b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VoteDecision = "APPROVED" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type taskVotes_task$data = {
  readonly id: string;
  readonly votes: ReadonlyArray<{
    readonly at: string;
    readonly comment: string;
    readonly decision: VoteDecision;
    readonly onBehalfOf: {
      readonly id: string;
      readonly name: string;
    };
    readonly round: number;
    readonly voter: {
      readonly id: string;
      readonly name: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"voteCounter_vote">;
  }>;
  readonly " $fragmentType": "taskVotes_task";
};
export type taskVotes_task$key = {
  readonly " $data"?: taskVotes_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskVotes_task">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
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
  "name": "taskVotes_task",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Vote",
      "kind": "LinkedField",
      "name": "votes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "voter",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "onBehalfOf",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "round",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "voteCounter_vote"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};
})();

(node as any).hash = "f9b3dcec2c6b1c99f53d6a46183a5e46";

export default node;
