/**
 * @generated SignedSource<<44af5c9ab718945de9fa3f06c08120e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StageSkipReason = "CONDITION" | "MANUAL" | "PREDECESSORS" | "RESTART_RULE";
import type { FragmentRefs } from "relay-runtime";
export type stageSkipped_stage$data = {
  readonly skip: {
    readonly at: string;
    readonly by: {
      readonly name: string;
    } | null | undefined;
    readonly comment: string;
    readonly reason: StageSkipReason;
  } | null | undefined;
  readonly " $fragmentType": "stageSkipped_stage";
};
export type stageSkipped_stage$key = {
  readonly " $data"?: stageSkipped_stage$data;
  readonly " $fragmentSpreads": FragmentRefs<"stageSkipped_stage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "stageSkipped_stage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StageSkip",
      "kind": "LinkedField",
      "name": "skip",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
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
          "name": "comment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "by",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Stage",
  "abstractKey": null
};

(node as any).hash = "ebff0040432ee4149c72a1915fbad1e5";

export default node;
