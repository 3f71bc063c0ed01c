/**
 * @generated SignedSource<<eb65c5be96cd3ae3f69a77a664b0ff63>>
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

(node as any).hash = "226aea48550e22f844cb65e9af194daf";

export default node;
