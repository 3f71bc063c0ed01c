/**
 * @generated SignedSource<<065e7861a597d651fd595b344c67b204>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type customFieldFacts_field$data = {
  readonly uses: ReadonlyArray<{
    readonly id: string;
    readonly isForm: boolean;
    readonly isPublished: boolean;
    readonly name: string;
  }>;
  readonly versions: ReadonlyArray<{
    readonly createdAt: string;
    readonly createdBy: {
      readonly id: string;
      readonly name: string;
    };
    readonly number: number;
  }>;
  readonly " $fragmentType": "customFieldFacts_field";
};
export type customFieldFacts_field$key = {
  readonly " $data"?: customFieldFacts_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"customFieldFacts_field">;
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
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "customFieldFacts_field",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomFieldUse",
      "kind": "LinkedField",
      "name": "uses",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isForm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPublished",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomFieldVersion",
      "kind": "LinkedField",
      "name": "versions",
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
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "createdBy",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomField",
  "abstractKey": null
};
})();

(node as any).hash = "730fd454f910e6d3419ddb7024b73fde";

export default node;
