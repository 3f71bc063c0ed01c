/**
 * @generated SignedSource<<246b6190de5f2ba2b326b5814401aed5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Capacity = "ADMINISTRATOR" | "APPROVER" | "ASSIGNEE" | "ASSIGNER" | "INTEGRATION_ADMIN" | "OWNER" | "REPORTER" | "SUBMITTER";
import type { FragmentRefs } from "relay-runtime";
export type callDecision_task$data = {
  readonly automation: {
    readonly nextAttemptAt: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly permissions: {
    readonly completeAutomation: boolean;
    readonly editAutomation: boolean;
    readonly refusals: ReadonlyArray<{
      readonly action: string;
      readonly code: string;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly whoMay: ReadonlyArray<Capacity>;
    }>;
    readonly retryAutomation: boolean;
  };
  readonly startedAt: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "callDecision_task";
};
export type callDecision_task$key = {
  readonly " $data"?: callDecision_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"callDecision_task">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "callDecision_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "startedAt",
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
          "name": "retryAutomation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completeAutomation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "editAutomation",
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
                (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaskAutomation",
      "kind": "LinkedField",
      "name": "automation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextAttemptAt",
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

(node as any).hash = "40898b6e570bb09aa5e34093e7023dd9";

export default node;
