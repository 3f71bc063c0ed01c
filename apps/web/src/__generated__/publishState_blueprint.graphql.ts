/**
 * @generated SignedSource<<589e94dd8f738e552bffcfffdfc0baa7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type publishState_blueprint$data = {
  readonly hasUnpublishedChanges: boolean;
  readonly published: {
    readonly id: string;
    readonly number: number;
  } | null | undefined;
  readonly " $fragmentType": "publishState_blueprint";
};
export type publishState_blueprint$key = {
  readonly " $data"?: publishState_blueprint$data;
  readonly " $fragmentSpreads": FragmentRefs<"publishState_blueprint">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "publishState_blueprint",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasUnpublishedChanges",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BlueprintVersion",
      "kind": "LinkedField",
      "name": "published",
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
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Blueprint",
  "abstractKey": null
};

(node as any).hash = "e53f9eca02f37adccf63cbef1397a2e9";

export default node;
