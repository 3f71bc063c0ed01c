/**
 * @generated SignedSource<<7ca754f11da8cf9130b5a5929c6f388f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisplayStatus = "APPROVAL_ENDED" | "APPROVAL_IN_PROGRESS" | "APPROVAL_NOT_STARTED" | "APPROVAL_OVERDUE" | "APPROVAL_PAUSED" | "APPROVED" | "COMPLETED" | "ENDED" | "EXCEPTION" | "EXPIRED" | "EXPIRING" | "IN_PROGRESS_ON_TRACK" | "IN_PROGRESS_OVERDUE" | "NOT_STARTED" | "PAUSED" | "REJECTED";
export type StageStatus = "COMPLETED" | "IN_PROGRESS" | "NOT_STARTED" | "SKIPPED";
import type { FragmentRefs } from "relay-runtime";
export type stageStrip_workflow$data = {
  readonly stages: ReadonlyArray<{
    readonly id: string;
    readonly isOverdue: boolean;
    readonly name: string;
    readonly status: StageStatus;
    readonly tasks: ReadonlyArray<{
      readonly approvals: ReadonlyArray<{
        readonly displayStatus: DisplayStatus;
        readonly id: string;
      }>;
      readonly completedAt: string | null | undefined;
      readonly displayStatus: DisplayStatus;
      readonly id: string;
      readonly skippedAt: string | null | undefined;
    }>;
    readonly waitingFor: {
      readonly code: string;
      readonly names: ReadonlyArray<string>;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "stageStrip_workflow";
};
export type stageStrip_workflow$key = {
  readonly " $data"?: stageStrip_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"stageStrip_workflow">;
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayStatus",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "stageStrip_workflow",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Stage",
      "kind": "LinkedField",
      "name": "stages",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOverdue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WaitingReason",
          "kind": "LinkedField",
          "name": "waitingFor",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ErrorParam",
              "kind": "LinkedField",
              "name": "params",
              "plural": true,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "names",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Task",
          "kind": "LinkedField",
          "name": "tasks",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "completedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "skippedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Task",
              "kind": "LinkedField",
              "name": "approvals",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workflow",
  "abstractKey": null
};
})();

(node as any).hash = "7e55ec475c108d2f70d372d21f3819a4";

export default node;
