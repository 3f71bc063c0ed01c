/**
 * @generated SignedSource<<8647fce72c4332ffe1fb9ace90d85da6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityKind = "APPROVED" | "ASSIGNED" | "AUTOMATED_REQUEST" | "AUTOMATED_REQUEST_ERROR" | "COMPLETE" | "DATE_CHANGE" | "DOCUMENT_ADDED" | "EDIT" | "EXCEPTION" | "MESSAGE" | "OVERDUE" | "REJECTED" | "RESET" | "RESOLVE_EXCEPTION" | "RESTARTED" | "SAVE" | "TASK_STARTED" | "WORKFLOW_COMPLETE" | "WORKFLOW_ENDED" | "WORKFLOW_PAUSED" | "WORKFLOW_STARTED";
import type { FragmentRefs } from "relay-runtime";
export type activityFeed_lines$data = ReadonlyArray<{
  readonly actor: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly at: string;
  readonly comment: string | null | undefined;
  readonly id: string;
  readonly kind: ActivityKind;
  readonly params: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly subject: string;
  readonly taskId: string | null | undefined;
  readonly " $fragmentType": "activityFeed_lines";
}>;
export type activityFeed_lines$key = ReadonlyArray<{
  readonly " $data"?: activityFeed_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"activityFeed_lines">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "activityFeed_lines",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
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
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
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
    }
  ],
  "type": "Activity",
  "abstractKey": null
};
})();

(node as any).hash = "e35e5feb693fe9b493b34947c6cae3f2";

export default node;
