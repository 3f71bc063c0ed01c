/**
 * @generated SignedSource<<f0a53de77754fe514b9be84e5723b05b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FieldValue } from "@baton/domain/field/field";
import type { FragmentRefs } from "relay-runtime";
export type counterForm_task$data = {
  readonly counterForm: ReadonlyArray<{
    readonly instance: string;
    readonly value: FieldValue | null | undefined;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"counterAnswer_field">;
  }>;
  readonly id: string;
  readonly name: string;
  readonly requiresComment: boolean;
  readonly version: number;
  readonly workflowId: string;
  readonly " $fragmentType": "counterForm_task";
};
export type counterForm_task$key = {
  readonly " $data"?: counterForm_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"counterForm_task">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "counterForm_task",
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
      "name": "workflowId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requiresComment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormField",
      "kind": "LinkedField",
      "name": "counterForm",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "instance",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "counterAnswer_field"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};
})();

(node as any).hash = "e942478d2e99a9ae8784fe95b4fdb56c";

export default node;
