/**
 * @generated SignedSource<<8ed565fada5edd916e8b6e2dd146e0cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type taskRemarks_task$data = {
  readonly remarks: ReadonlyArray<{
    readonly at: string;
    readonly comment: string;
    readonly voter: {
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "taskRemarks_task";
};
export type taskRemarks_task$key = {
  readonly " $data"?: taskRemarks_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskRemarks_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskRemarks_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Vote",
      "kind": "LinkedField",
      "name": "remarks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "voter",
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comment",
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

(node as any).hash = "ef69ffea5755f084bcfa3604022a875c";

export default node;
