/**
 * @generated SignedSource<<5437aa6c4ff97ec778aced986f1e9c5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type parentTask_workflow$data = {
  readonly parentTask: {
    readonly id: string;
    readonly name: string;
    readonly workflowId: string;
    readonly workflowName: string;
  } | null | undefined;
  readonly " $fragmentType": "parentTask_workflow";
};
export type parentTask_workflow$key = {
  readonly " $data"?: parentTask_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"parentTask_workflow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "parentTask_workflow",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Task",
      "kind": "LinkedField",
      "name": "parentTask",
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
          "name": "name",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workflow",
  "abstractKey": null
};

(node as any).hash = "c4a99d5afc029969a1692e94a06e181b";

export default node;
