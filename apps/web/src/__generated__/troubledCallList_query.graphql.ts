/**
 * @generated SignedSource<<2d2308d165fce06255170fe3c7d0a246>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AutomationFailure = "ADDRESS_INVALID" | "ADDRESS_NOT_FOUND" | "ADDRESS_REFUSED" | "ANSWER_NOT_READABLE" | "ANSWER_TOO_LARGE" | "AUTHENTICATION_REFUSED" | "FieldMappingForAutomationTaskMustBeCompleted" | "NAME_NOT_FOUND" | "OUTPUT_INVALID" | "OUTPUT_MISSING" | "SECRET_MISSING" | "SERVER_BUSY" | "SERVER_FAILED" | "TIMED_OUT" | "TLS_FAILED" | "TOO_MANY_REDIRECTS" | "TO_BE_UNDONE" | "UNEXPECTED_STATUS" | "UNREACHABLE";
export type CallTrouble = "FAILED" | "HELD" | "RETRYING";
export type Capacity = "ADMINISTRATOR" | "APPROVER" | "ASSIGNEE" | "ASSIGNER" | "INTEGRATION_ADMIN" | "OWNER" | "REPORTER" | "SUBMITTER";
import type { FragmentRefs } from "relay-runtime";
export type troubledCallList_query$data = {
  readonly troubledCalls: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly failure: AutomationFailure | null | undefined;
        readonly id: string;
        readonly mayReadWorkflow: boolean;
        readonly nextAttemptAt: string | null | undefined;
        readonly retryRefusal: {
          readonly action: string;
          readonly code: string;
          readonly params: ReadonlyArray<{
            readonly name: string;
            readonly value: string;
          }>;
          readonly whoMay: ReadonlyArray<Capacity>;
        } | null | undefined;
        readonly since: string;
        readonly state: CallTrouble;
        readonly status: number | null | undefined;
        readonly taskId: string;
        readonly taskName: string;
        readonly version: number;
        readonly workflowId: string;
        readonly workflowName: string;
      };
    }>;
  };
  readonly " $fragmentType": "troubledCallList_query";
};
export type troubledCallList_query$key = {
  readonly " $data"?: troubledCallList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"troubledCallList_query">;
};

import troubledCallListPageQuery_graphql from './troubledCallListPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "troubledCalls"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 40,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "state"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": troubledCallListPageQuery_graphql
    }
  },
  "name": "troubledCallList_query",
  "selections": [
    {
      "alias": "troubledCalls",
      "args": [
        {
          "kind": "Variable",
          "name": "state",
          "variableName": "state"
        }
      ],
      "concreteType": "TroubledCallConnection",
      "kind": "LinkedField",
      "name": "__troubledCallList_troubledCalls_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TroubledCallEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TroubledCall",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "taskId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "taskName",
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
                  "name": "workflowName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "mayReadWorkflow",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "since",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "failure",
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
                  "kind": "ScalarField",
                  "name": "nextAttemptAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PermissionRefusal",
                  "kind": "LinkedField",
                  "name": "retryRefusal",
                  "plural": false,
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "f9374be53e05177f7757deffc78b7a11";

export default node;
