/**
 * @generated SignedSource<<c6e24d519adaf83d09ccfa60ba4edb6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LinkedWorkflowState = "COMPLETED" | "ENDED" | "NOT_STARTED" | "PAUSED" | "REFUSED" | "REQUESTED" | "RUNNING" | "SCHEDULED";
export type TaskType = "APPROVAL" | "AUTOMATION" | "DEFAULT" | "LINKED_WORKFLOW";
import type { FragmentRefs } from "relay-runtime";
export type linkedWorkflows_task$data = {
  readonly linkedWorkflows: ReadonlyArray<{
    readonly isFollowed: boolean;
    readonly isRestartable: boolean;
    readonly request: number;
    readonly state: LinkedWorkflowState;
    readonly " $fragmentSpreads": FragmentRefs<"childLine_child">;
  }>;
  readonly permissions: {
    readonly mendLink: boolean;
    readonly restartLinked: boolean;
  };
  readonly type: TaskType;
  readonly " $fragmentSpreads": FragmentRefs<"mendLink_task">;
  readonly " $fragmentType": "linkedWorkflows_task";
};
export type linkedWorkflows_task$key = {
  readonly " $data"?: linkedWorkflows_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"linkedWorkflows_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "linkedWorkflows_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaskPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mendLink",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restartLinked",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "kind": "ScalarField",
          "name": "isRestartable",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "childLine_child"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "mendLink_task"
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "3011de33a112b24113a52d2144c199ae";

export default node;
