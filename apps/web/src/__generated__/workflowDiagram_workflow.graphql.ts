/**
 * @generated SignedSource<<5024238b28361c66b3c8ae6f3be18f23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisplayStatus = "APPROVAL_ENDED" | "APPROVAL_IN_PROGRESS" | "APPROVAL_NOT_STARTED" | "APPROVAL_OVERDUE" | "APPROVAL_PAUSED" | "APPROVED" | "COMPLETED" | "ENDED" | "EXCEPTION" | "EXPIRED" | "EXPIRING" | "IN_PROGRESS_ON_TRACK" | "IN_PROGRESS_OVERDUE" | "NOT_STARTED" | "PAUSED" | "REJECTED";
export type PartyKind = "ROLE" | "TEAM" | "USER";
export type StageStatus = "COMPLETED" | "IN_PROGRESS" | "NOT_STARTED" | "SKIPPED";
export type StageTriggerKind = "AFTER_STAGES" | "DATE" | "PREVIOUS_STAGE" | "WORKFLOW_START";
export type TaskMark = "COMPLETED_LATE" | "DELAYED" | "PAUSED_FOR_EXCEPTION" | "REOPENED" | "SENT_BACK" | "SUBMITTED";
export type TaskType = "APPROVAL" | "AUTOMATION" | "DEFAULT" | "LINKED_WORKFLOW";
import type { FragmentRefs } from "relay-runtime";
export type workflowDiagram_workflow$data = {
  readonly stages: ReadonlyArray<{
    readonly id: string;
    readonly key: string;
    readonly name: string;
    readonly status: StageStatus;
    readonly tasks: ReadonlyArray<{
      readonly afterTasks: ReadonlyArray<string>;
      readonly approvals: ReadonlyArray<{
        readonly id: string;
      }>;
      readonly assignees: ReadonlyArray<{
        readonly id: string;
        readonly kind: PartyKind;
        readonly name: string;
      }>;
      readonly displayStatus: DisplayStatus;
      readonly id: string;
      readonly key: string;
      readonly mark: TaskMark | null | undefined;
      readonly name: string;
      readonly rejectAction: {
        readonly task: string | null | undefined;
      } | null | undefined;
      readonly skippedAt: string | null | undefined;
      readonly type: TaskType;
      readonly waitingFor: {
        readonly code: string;
        readonly names: ReadonlyArray<string>;
        readonly params: ReadonlyArray<{
          readonly name: string;
          readonly value: string;
        }>;
      } | null | undefined;
    }>;
    readonly trigger: {
      readonly kind: StageTriggerKind;
      readonly stages: ReadonlyArray<string>;
    };
    readonly waitingFor: {
      readonly code: string;
      readonly names: ReadonlyArray<string>;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "workflowDiagram_workflow";
};
export type workflowDiagram_workflow$key = {
  readonly " $data"?: workflowDiagram_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"workflowDiagram_workflow">;
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
  "name": "key",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v4 = {
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
        (v2/*:: as any*/),
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "workflowDiagram_workflow",
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
        (v2/*:: as any*/),
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
          "concreteType": "RunStageTrigger",
          "kind": "LinkedField",
          "name": "trigger",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stages",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v4/*:: as any*/),
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
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayStatus",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mark",
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
              "kind": "ScalarField",
              "name": "afterTasks",
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
                  "name": "task",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "assignees",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ],
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
                (v0/*:: as any*/)
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

(node as any).hash = "a7ede369d5744803510b237173b99893";

export default node;
