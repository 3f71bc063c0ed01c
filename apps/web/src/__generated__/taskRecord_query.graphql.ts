/**
 * @generated SignedSource<<66d817c3d4ec9032d4fd0a2d6aab0067>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type taskRecord_query$data = {
  readonly task: {
    readonly id: string;
    readonly permissions: {
      readonly readHistory: boolean;
    };
    readonly workflowId: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"taskActivity_query">;
  readonly " $fragmentType": "taskRecord_query";
};
export type taskRecord_query$key = {
  readonly " $data"?: taskRecord_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskRecord_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskRecord_query",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "Task",
      "kind": "LinkedField",
      "name": "task",
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
          "name": "workflowId",
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
              "name": "readHistory",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "taskActivity_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "264c9fd29bbaba0955b705b1febae916";

export default node;
