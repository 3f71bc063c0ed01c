/**
 * @generated SignedSource<<921e325b3331e94bdbf068da0d8b0ae9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type taskExpired_task$data = {
  readonly id: string;
  readonly isExpired: boolean;
  readonly permissions: {
    readonly restartExpired: boolean;
  };
  readonly version: number;
  readonly " $fragmentType": "taskExpired_task";
};
export type taskExpired_task$key = {
  readonly " $data"?: taskExpired_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskExpired_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskExpired_task",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExpired",
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
          "name": "restartExpired",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "96b75b803ef0949a2caf8112cf957bec";

export default node;
