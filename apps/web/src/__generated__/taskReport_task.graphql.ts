/**
 * @generated SignedSource<<fb46153267d2d02df488166fde89c33f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Capacity = "ADMINISTRATOR" | "APPROVER" | "ASSIGNEE" | "OWNER" | "REPORTER" | "SUBMITTER";
export type ExceptionCategory = "AUTOMATION" | "BLOCKED" | "LINKED_WORKFLOW" | "LOOP_LIMIT" | "MISSING_INFORMATION" | "OTHER" | "REJECTED" | "WRONG_INFORMATION";
import type { FragmentRefs } from "relay-runtime";
export type taskReport_task$data = {
  readonly exception: {
    readonly category: ExceptionCategory;
  } | null | undefined;
  readonly id: string;
  readonly permissions: {
    readonly refusals: ReadonlyArray<{
      readonly action: string;
      readonly code: string;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly whoMay: ReadonlyArray<Capacity>;
    }>;
    readonly reportException: boolean;
  };
  readonly version: number;
  readonly workflowId: string;
  readonly " $fragmentType": "taskReport_task";
};
export type taskReport_task$key = {
  readonly " $data"?: taskReport_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskReport_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskReport_task",
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
      "name": "version",
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
      "concreteType": "TaskException",
      "kind": "LinkedField",
      "name": "exception",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        }
      ],
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
          "name": "reportException",
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
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
              "name": "whoMay",
              "storageKey": null
            }
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

(node as any).hash = "d28fc0e1e1135b3582f33de5e8e0377b";

export default node;
