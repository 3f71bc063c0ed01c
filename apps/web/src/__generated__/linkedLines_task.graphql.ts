/**
 * @generated SignedSource<<ef066f1cbb5ecb0439e6d23cd066eff6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LinkedWorkflowState = "COMPLETED" | "ENDED" | "NOT_STARTED" | "PAUSED" | "REFUSED" | "REQUESTED" | "RUNNING" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type linkedLines_task$data = {
  readonly linkedWorkflows: ReadonlyArray<{
    readonly isFollowed: boolean;
    readonly request: number;
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
  }>;
  readonly " $fragmentType": "linkedLines_task";
};
export type linkedLines_task$key = {
  readonly " $data"?: linkedLines_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"linkedLines_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "linkedLines_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LinkedWorkflow",
      "kind": "LinkedField",
      "name": "linkedWorkflows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "request",
          "storageKey": null
        },
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
          "name": "isFollowed",
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
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "a88498a1d2f1c9dec17f32fc31b3445e";

export default node;
