/**
 * @generated SignedSource<<21bca4b008e19d9fa78128bde65f1de4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ManagerOfKind = "FIELD" | "OWNER" | "PERSON" | "SUBMITTER";
import type { FragmentRefs } from "relay-runtime";
export type taskWaitedFor_task$data = {
  readonly acknowledgements: ReadonlyArray<{
    readonly by: {
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly awaitedFields: ReadonlyArray<string>;
  readonly awaitedManagers: ReadonlyArray<{
    readonly field: string | null | undefined;
    readonly kind: ManagerOfKind;
    readonly person: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  }>;
  readonly handedIn: ReadonlyArray<{
    readonly by: {
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly isToBeAcknowledged: boolean;
  readonly waitedFor: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "taskWaitedFor_task";
};
export type taskWaitedFor_task$key = {
  readonly " $data"?: taskWaitedFor_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskWaitedFor_task">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "by",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskWaitedFor_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isToBeAcknowledged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Receipt",
      "kind": "LinkedField",
      "name": "acknowledgements",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Receipt",
      "kind": "LinkedField",
      "name": "handedIn",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "waitedFor",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awaitedFields",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AwaitedManager",
      "kind": "LinkedField",
      "name": "awaitedManagers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "person",
          "plural": false,
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "4366735ebe47a7560c8e673b8590db97";

export default node;
