/**
 * @generated SignedSource<<61c84e4c018c23c878801fb518d83535>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalRule = "ALL" | "ALL_RESPOND_THEN_ANY" | "ANY" | "N" | "PERCENT";
export type ApprovalStatus = "APPROVED" | "NOT_REQUIRED" | "PENDING" | "REJECTED";
export type TallyOutcome = "APPROVED" | "PENDING" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type taskTally_task$data = {
  readonly approvalStatus: ApprovalStatus | null | undefined;
  readonly rule: ApprovalRule;
  readonly tally: {
    readonly needed: number;
    readonly outcome: TallyOutcome;
    readonly outstanding: number;
    readonly seats: number;
    readonly votesAgainst: number;
    readonly votesFor: number;
  } | null | undefined;
  readonly " $fragmentType": "taskTally_task";
};
export type taskTally_task$key = {
  readonly " $data"?: taskTally_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskTally_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskTally_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvalStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tally",
      "kind": "LinkedField",
      "name": "tally",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seats",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "votesFor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "votesAgainst",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outstanding",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "173c2fba063d1203f7145f92519dae08";

export default node;
