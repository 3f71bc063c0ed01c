/**
 * @generated SignedSource<<a06a5cc7454ddb7a63a32197aad7b68c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TABLE" | "TEXT";
import type { FieldValue } from "@baton/domain/field/field";
import type { FragmentRefs } from "relay-runtime";
export type voteCounter_vote$data = {
  readonly counter: ReadonlyArray<{
    readonly instance: string;
    readonly kind: FieldKind;
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly people: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly unit: string | null | undefined;
    readonly value: FieldValue | null | undefined;
  }>;
  readonly " $fragmentType": "voteCounter_vote";
};
export type voteCounter_vote$key = {
  readonly " $data"?: voteCounter_vote$data;
  readonly " $fragmentSpreads": FragmentRefs<"voteCounter_vote">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "voteCounter_vote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FormField",
      "kind": "LinkedField",
      "name": "counter",
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FieldOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "people",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vote",
  "abstractKey": null
};
})();

(node as any).hash = "fbf05c9cfcb1e64a77955d3cc9e048fe";

export default node;
