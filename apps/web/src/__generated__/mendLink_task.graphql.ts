/**
 * @generated SignedSource<<377ef623e366335be6aec13a921c214a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LinkedWorkflowState = "COMPLETED" | "ENDED" | "NOT_STARTED" | "PAUSED" | "REFUSED" | "REQUESTED" | "RUNNING" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type mendLink_task$data = {
  readonly id: string;
  readonly linkedWorkflows: ReadonlyArray<{
    readonly isReplaceable: boolean;
    readonly isRestartable: boolean;
    readonly request: number;
    readonly state: LinkedWorkflowState;
    readonly value: string | null | undefined;
    readonly workflow: {
      readonly name: string | null | undefined;
    } | null | undefined;
  }>;
  readonly name: string;
  readonly permissions: {
    readonly mendLink: boolean;
  };
  readonly startedAt: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "mendLink_task";
};
export type mendLink_task$key = {
  readonly " $data"?: mendLink_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"mendLink_task">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "mendLink_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
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
          "name": "isReplaceable",
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
          "alias": null,
          "args": null,
          "concreteType": "LinkedWorkflowReference",
          "kind": "LinkedField",
          "name": "workflow",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
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
})();

(node as any).hash = "6db78eee28dcc39d6bca366188b991d6";

export default node;
