/**
 * @generated SignedSource<<c1041c873debec28e1dab35b1f5475d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RejectActionKind = "CONTINUE" | "END_WORKFLOW" | "NONE" | "REOPEN_TASK" | "REPORT_EXCEPTION" | "RESTART_STAGE" | "REWORK";
import type { FragmentRefs } from "relay-runtime";
export type taskDecision_task$data = {
  readonly id: string;
  readonly rejectAction: {
    readonly kind: RejectActionKind;
  } | null | undefined;
  readonly requiresComment: boolean;
  readonly sendsBackTo: {
    readonly assignees: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly workflowId: string;
  readonly " $fragmentType": "taskDecision_task";
};
export type taskDecision_task$key = {
  readonly " $data"?: taskDecision_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskDecision_task">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "taskDecision_task",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "RejectAction",
      "kind": "LinkedField",
      "name": "rejectAction",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requiresComment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Task",
      "kind": "LinkedField",
      "name": "sendsBackTo",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "assignees",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
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

(node as any).hash = "82d48f4919c594288c5d79df056f5bdd";

export default node;
