/**
 * @generated SignedSource<<77aced2e926f99512d565906e097f216>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type versionsList_blueprint$data = {
  readonly published: {
    readonly id: string;
    readonly number: number;
  } | null | undefined;
  readonly versions: ReadonlyArray<{
    readonly id: string;
    readonly notes: string;
    readonly number: number;
    readonly publishedAt: string;
    readonly publishedBy: {
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "versionsList_blueprint";
};
export type versionsList_blueprint$key = {
  readonly " $data"?: versionsList_blueprint$data;
  readonly " $fragmentSpreads": FragmentRefs<"versionsList_blueprint">;
};

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
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "versionsList_blueprint",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BlueprintVersion",
      "kind": "LinkedField",
      "name": "published",
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
      "concreteType": "BlueprintVersion",
      "kind": "LinkedField",
      "name": "versions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publishedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "publishedBy",
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
  "type": "Blueprint",
  "abstractKey": null
};
})();

(node as any).hash = "c334ff846e219534c2d1ac42ae425975";

export default node;
