/**
 * @generated SignedSource<<a81f5bb633e3327a4d2fcd0c3d4c3021>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type formOverview_form$data = {
  readonly usageCount: number;
  readonly uses: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly variantOf: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "formOverview_form";
};
export type formOverview_form$key = {
  readonly " $data"?: formOverview_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"formOverview_form">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "formOverview_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usageCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormUse",
      "kind": "LinkedField",
      "name": "uses",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormVariantOf",
      "kind": "LinkedField",
      "name": "variantOf",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Form",
  "abstractKey": null
};
})();

(node as any).hash = "3060b7b39c2dfca6e4e5325cfaabf1af";

export default node;
