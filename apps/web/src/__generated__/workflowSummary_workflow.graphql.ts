/**
 * @generated SignedSource<<640df63c8625e459a7957a0d3a0dd3ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HomeStatus = "COMPLETED" | "ENDED" | "NOT_STARTED" | "ON_TRACK" | "OVERDUE" | "PAUSED" | "PROBLEM" | "WAITING";
export type PunctualityKind = "EARLY" | "LATE" | "ON_TIME";
import type { FragmentRefs } from "relay-runtime";
export type workflowSummary_workflow$data = {
  readonly completedTaskCount: number;
  readonly endDate: string | null | undefined;
  readonly homeStatus: HomeStatus;
  readonly id: string;
  readonly isTestRun: boolean;
  readonly owner: {
    readonly id: string;
    readonly name: string;
  };
  readonly plannedEndDate: string | null | undefined;
  readonly punctuality: {
    readonly kind: PunctualityKind;
    readonly minutes: number;
  } | null | undefined;
  readonly reference: string;
  readonly runNumber: number;
  readonly startDate: string | null | undefined;
  readonly taskCount: number;
  readonly variant: {
    readonly standardName: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"parentTask_workflow">;
  readonly " $fragmentType": "workflowSummary_workflow";
};
export type workflowSummary_workflow$key = {
  readonly " $data"?: workflowSummary_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"workflowSummary_workflow">;
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
  "name": "workflowSummary_workflow",
  "selections": [
    (v0/*:: as any*/),
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
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowVariant",
      "kind": "LinkedField",
      "name": "variant",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "standardName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "owner",
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
      "name": "startDate",
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
      "name": "plannedEndDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Punctuality",
      "kind": "LinkedField",
      "name": "punctuality",
      "plural": false,
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
          "name": "minutes",
          "storageKey": null
        }
      ],
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "runNumber",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "parentTask_workflow"
    }
  ],
  "type": "Workflow",
  "abstractKey": null
};
})();

(node as any).hash = "106025b2ea43b943650b24dafbc90e6c";

export default node;
