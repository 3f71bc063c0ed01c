/**
 * @generated SignedSource<<c0bf06775fc979fb0ad04bbcd3e67798>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LinkedProblem = "CHILD_ENDED" | "CHILD_PAUSED" | "MISSING_REQUIRED" | "NO_REFERENCE" | "OUTPUT_FIELD_DELETED" | "TOO_MANY" | "UNABLE_TO_START" | "WORKFLOW_DELETED";
export type LinkedWorkflowState = "COMPLETED" | "ENDED" | "NOT_STARTED" | "PAUSED" | "REFUSED" | "REQUESTED" | "RUNNING" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type childLine_child$data = {
  readonly problem: LinkedProblem | null | undefined;
  readonly state: LinkedWorkflowState;
  readonly value: string | null | undefined;
  readonly workflow: {
    readonly daysDelayed: number;
    readonly id: string;
    readonly mayRead: boolean;
    readonly name: string | null | undefined;
    readonly percentComplete: number;
    readonly stageName: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "childLine_child";
};
export type childLine_child$key = {
  readonly " $data"?: childLine_child$data;
  readonly " $fragmentSpreads": FragmentRefs<"childLine_child">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "childLine_child",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
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
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LinkedWorkflowReference",
      "kind": "LinkedField",
      "name": "workflow",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayRead",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentComplete",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysDelayed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stageName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LinkedWorkflow",
  "abstractKey": null
};

(node as any).hash = "5d04df511e8e6897f3cd78d15286d0f8";

export default node;
