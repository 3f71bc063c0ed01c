/**
 * @generated SignedSource<<a271927e5f7f3a872636a4561ecc632f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExceptionCategory = "AUTOMATION" | "BLOCKED" | "LINKED_WORKFLOW" | "LOOP_LIMIT" | "MISSING_INFORMATION" | "NOT_SENT_BACK" | "OTHER" | "REJECTED" | "WRONG_INFORMATION";
import type { FragmentRefs } from "relay-runtime";
export type taskReport_task$data = {
  readonly exception: {
    readonly category: ExceptionCategory;
  } | null | undefined;
  readonly id: string;
  readonly permissions: {
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "aa23ca1f4af50a7153ce3b101e5fce76";

export default node;
