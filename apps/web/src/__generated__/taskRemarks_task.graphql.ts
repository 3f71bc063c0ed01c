/**
 * @generated SignedSource<<6cb349312ae7f5667e4300597d8e1bea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type taskRemarks_task$data = {
  readonly fieldRemarks: ReadonlyArray<{
    readonly by: {
      readonly id: string;
    };
  }>;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
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
            (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldRemark",
      "kind": "LinkedField",
      "name": "fieldRemarks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "by",
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

(node as any).hash = "4e0bfa90476498f1cad530517e0d2516";

export default node;
