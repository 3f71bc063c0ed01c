/**
 * @generated SignedSource<<3250d15899f89980ce40a2d371ec93be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExceptionCategory = "AUTOMATION" | "BLOCKED" | "LINKED_WORKFLOW" | "LOOP_LIMIT" | "MISSING_INFORMATION" | "OTHER" | "REJECTED" | "WRONG_INFORMATION";
export type TaskType = "APPROVAL" | "AUTOMATION" | "DEFAULT" | "LINKED_WORKFLOW";
import type { FragmentRefs } from "relay-runtime";
export type taskReport_task$data = {
  readonly exception: {
    readonly category: ExceptionCategory;
  } | null | undefined;
  readonly id: string;
  readonly permissions: {
    readonly reopen: boolean;
    readonly reportException: boolean;
  };
  readonly type: TaskType;
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
      "kind": "ScalarField",
      "name": "type",
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
          "kind": "ScalarField",
          "name": "reopen",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "d7e702d8540f03b0ba5b3a3111b1470b";

export default node;
