/**
 * @generated SignedSource<<b3e4a51f5e1af1ed2edc3d77131b27a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type taskCounter_task$data = {
  readonly id: string;
  readonly permissions: {
    readonly counter: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"counterForm_task">;
  readonly " $fragmentType": "taskCounter_task";
};
export type taskCounter_task$key = {
  readonly " $data"?: taskCounter_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskCounter_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskCounter_task",
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
      "concreteType": "TaskPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "counter",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "counterForm_task"
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "58a8a7cda7bca67972262301a3f58074";

export default node;
