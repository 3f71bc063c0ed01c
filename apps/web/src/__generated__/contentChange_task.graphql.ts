/**
 * @generated SignedSource<<0c97776a523e3263fa70c9b346f3de69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type contentChange_task$data = {
  readonly contentChange: {
    readonly at: string;
    readonly by: {
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "contentChange_task";
};
export type contentChange_task$key = {
  readonly " $data"?: contentChange_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"contentChange_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "contentChange_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContentChange",
      "kind": "LinkedField",
      "name": "contentChange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "by",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "bcaf3863494d9bc0a52415f1118b8752";

export default node;
