/**
 * @generated SignedSource<<dc5c2e03410eadd0d81034f244cb2cb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Capacity = "ADMINISTRATOR" | "APPROVER" | "ASSIGNEE" | "ASSIGNER" | "INTEGRATION_ADMIN" | "OWNER" | "REPORTER" | "SUBMITTER";
export type DisplayStatus = "APPROVAL_ENDED" | "APPROVAL_IN_PROGRESS" | "APPROVAL_NOT_STARTED" | "APPROVAL_OVERDUE" | "APPROVAL_PAUSED" | "APPROVED" | "COMPLETED" | "ENDED" | "EXCEPTION" | "EXPIRED" | "EXPIRING" | "IN_PROGRESS_ON_TRACK" | "IN_PROGRESS_OVERDUE" | "NOT_STARTED" | "PAUSED" | "REJECTED";
export type StageStatus = "COMPLETED" | "IN_PROGRESS" | "NOT_STARTED" | "SKIPPED";
import type { FragmentRefs } from "relay-runtime";
export type stageList_workflow$data = {
  readonly id: string;
  readonly permissions: {
    readonly addAutomatedTask: boolean;
    readonly addLinkedWorkflowTask: boolean;
    readonly addStage: boolean;
  };
  readonly stages: ReadonlyArray<{
    readonly completedAt: string | null | undefined;
    readonly description: string;
    readonly id: string;
    readonly name: string;
    readonly permissions: {
      readonly addTask: boolean;
      readonly refusals: ReadonlyArray<{
        readonly action: string;
        readonly code: string;
        readonly params: ReadonlyArray<{
          readonly name: string;
          readonly value: string;
        }>;
        readonly whoMay: ReadonlyArray<Capacity>;
      }>;
    };
    readonly startDate: string | null | undefined;
    readonly status: StageStatus;
    readonly tasks: ReadonlyArray<{
      readonly approvals: ReadonlyArray<{
        readonly displayStatus: DisplayStatus;
        readonly id: string;
      }>;
      readonly completedAt: string | null | undefined;
      readonly displayStatus: DisplayStatus;
      readonly id: string;
      readonly name: string;
      readonly skippedAt: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"taskCard_task">;
    }>;
    readonly waitingFor: {
      readonly code: string;
      readonly names: ReadonlyArray<string>;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"stageCondition_stage" | "stageDoubt_stage" | "stageDue_stage" | "stageSkipped_stage">;
  }>;
  readonly version: number;
  readonly " $fragmentType": "stageList_workflow";
};
export type stageList_workflow$key = {
  readonly " $data"?: stageList_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"stageList_workflow">;
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
  "name": "code",
  "storageKey": null
},
v3 = {
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completedAt",
  "storageKey": null
},
v5 = {
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
  "name": "stageList_workflow",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "WorkflowPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addStage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addAutomatedTask",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addLinkedWorkflowTask",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "description",
          "storageKey": null
        },
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
          "concreteType": "StagePermissions",
          "kind": "LinkedField",
          "name": "permissions",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "addTask",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PermissionRefusal",
              "kind": "LinkedField",
              "name": "refusals",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "action",
                  "storageKey": null
                },
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "whoMay",
                  "storageKey": null
                }
              ],
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
        (v4/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "stageCondition_stage"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "stageSkipped_stage"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "stageDoubt_stage"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "stageDue_stage"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WaitingReason",
          "kind": "LinkedField",
          "name": "waitingFor",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
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
            (v1/*:: as any*/),
            (v5/*:: as any*/),
            (v4/*:: as any*/),
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
                (v5/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "taskCard_task"
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

(node as any).hash = "bf9094c32ad4c715a721c66d49f5018f";

export default node;
