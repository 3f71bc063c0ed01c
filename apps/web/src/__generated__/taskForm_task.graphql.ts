/**
 * @generated SignedSource<<91769166b6f264972720740e92769958>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InputType = "HIDDEN" | "INHERITED" | "OPTIONAL" | "PROVIDED" | "REQUESTED";
import type { FragmentRefs } from "relay-runtime";
export type taskForm_task$data = {
  readonly form: ReadonlyArray<{
    readonly inputType: InputType;
    readonly instance: string;
    readonly " $fragmentSpreads": FragmentRefs<"formField_field" | "sharedValue_field">;
  }>;
  readonly id: string;
  readonly permissions: {
    readonly edit: boolean;
  };
  readonly " $fragmentType": "taskForm_task";
};
export type taskForm_task$key = {
  readonly " $data"?: taskForm_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskForm_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskForm_task",
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
      "concreteType": "TaskPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "edit",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormField",
      "kind": "LinkedField",
      "name": "form",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "instance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inputType",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "formField_field"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "sharedValue_field"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "e2e2553f2debed8ef9ffb64008ab260b";

export default node;
