/**
 * @generated SignedSource<<513bdf0de1488beef32e8c59def1c4a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type workflowHold_workflow$data = {
  readonly deletedAt: string | null | undefined;
  readonly endDate: string | null | undefined;
  readonly endReason: string | null | undefined;
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

const node: ReaderFragment = {
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
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "heldBy",
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
  "type": "Workflow",
  "abstractKey": null
};

(node as any).hash = "f9ce13b125e189faac700d5e5859f7e8";

export default node;
