/**
 * @generated SignedSource<<d5b496390da8661691a009501dfbb647>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AutomationFailure = "ADDRESS_INVALID" | "ADDRESS_NOT_FOUND" | "ADDRESS_REFUSED" | "ANSWER_NOT_READABLE" | "ANSWER_TOO_LARGE" | "AUTHENTICATION_REFUSED" | "FieldMappingForAutomationTaskMustBeCompleted" | "NAME_NOT_FOUND" | "OUTPUT_INVALID" | "OUTPUT_MISSING" | "SECRET_MISSING" | "SERVER_BUSY" | "SERVER_FAILED" | "TIMED_OUT" | "TLS_FAILED" | "TOO_MANY_REDIRECTS" | "TO_BE_UNDONE" | "UNEXPECTED_STATUS" | "UNREACHABLE";
import type { FragmentRefs } from "relay-runtime";
export type taskCalls_task$data = {
  readonly automation: {
    readonly attempts: number;
    readonly calls: ReadonlyArray<{
      readonly attempts: ReadonlyArray<{
        readonly at: string;
        readonly body: string;
        readonly durationMs: number;
        readonly failure: AutomationFailure | null | undefined;
        readonly isOrphan: boolean;
        readonly number: number;
        readonly status: number | null | undefined;
      }>;
      readonly id: string;
      readonly request: {
        readonly body: string | null | undefined;
        readonly headers: ReadonlyArray<{
          readonly name: string;
          readonly value: string;
        }>;
        readonly method: string;
        readonly url: string;
      };
    }>;
    readonly failure: AutomationFailure | null | undefined;
    readonly isHeld: boolean;
    readonly maxAttempts: number;
    readonly nextAttemptAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"callDecision_task">;
  readonly " $fragmentType": "taskCalls_task";
};
export type taskCalls_task$key = {
  readonly " $data"?: taskCalls_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskCalls_task">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "failure",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskCalls_task",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "callDecision_task"
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attempts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxAttempts",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isHeld",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AutomationCall",
          "kind": "LinkedField",
          "name": "calls",
          "plural": true,
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
              "concreteType": "AutomationRequest",
              "kind": "LinkedField",
              "name": "request",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "method",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "url",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "HttpHeader",
                  "kind": "LinkedField",
                  "name": "headers",
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
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AutomationAttempt",
              "kind": "LinkedField",
              "name": "attempts",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "number",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "at",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "durationMs",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isOrphan",
                  "storageKey": null
                }
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
  "type": "Task",
  "abstractKey": null
};
})();

(node as any).hash = "0487457c450cd84811234b6e56767039";

export default node;
