/**
 * @generated SignedSource<<b0f92ce8fb733c49a548348111242272>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HoldKind = "DELETED" | "ENDED" | "PAUSED";
export type WorkflowEndCauseKind = "EXPIRED" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type workflowHold_workflow$data = {
  readonly deletedAt: string | null | undefined;
  readonly endCause: {
    readonly kind: WorkflowEndCauseKind;
    readonly task: {
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
  readonly endDate: string | null | undefined;
  readonly endReason: string | null | undefined;
  readonly heldAs: HoldKind | null | undefined;
  readonly heldBy: {
    readonly name: string;
  } | null | undefined;
  readonly pauseReason: string | null | undefined;
  readonly pausedAt: string | null | undefined;
  readonly " $fragmentType": "workflowHold_workflow";
};
export type workflowHold_workflow$key = {
  readonly " $data"?: workflowHold_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"workflowHold_workflow">;
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
  "name": "workflowHold_workflow",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pauseReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowEndCause",
      "kind": "LinkedField",
      "name": "endCause",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Task",
          "kind": "LinkedField",
          "name": "task",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldAs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "heldBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Workflow",
  "abstractKey": null
};
})();

(node as any).hash = "6b94377a867bfbed6b1583a0eab973a2";

export default node;
