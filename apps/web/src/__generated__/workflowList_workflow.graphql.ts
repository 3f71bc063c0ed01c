/**
 * @generated SignedSource<<0ddd811238562bb8dc06ba2d528a39cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HomeStatus = "COMPLETED" | "ENDED" | "NOT_STARTED" | "ON_TRACK" | "OVERDUE" | "PAUSED" | "PROBLEM" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type workflowList_workflow$data = ReadonlyArray<{
  readonly blueprint: {
    readonly name: string;
  } | null | undefined;
  readonly blueprintVersionNumber: number;
  readonly completedTaskCount: number;
  readonly endDate: string | null | undefined;
  readonly homeStatus: HomeStatus;
  readonly id: string;
  readonly isTestRun: boolean;
  readonly name: string;
  readonly owner: {
    readonly name: string;
  };
  readonly plannedEndDate: string | null | undefined;
  readonly reference: string;
  readonly taskCount: number;
  readonly " $fragmentType": "workflowList_workflow";
}>;
export type workflowList_workflow$key = ReadonlyArray<{
  readonly " $data"?: workflowList_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"workflowList_workflow">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "workflowList_workflow",
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
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTestRun",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blueprintVersionNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Blueprint",
      "kind": "LinkedField",
      "name": "blueprint",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plannedEndDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taskCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedTaskCount",
      "storageKey": null
    }
  ],
  "type": "Workflow",
  "abstractKey": null
};
})();

(node as any).hash = "cf1c1adf046ab36d0d9697f4cef1014a";

export default node;
