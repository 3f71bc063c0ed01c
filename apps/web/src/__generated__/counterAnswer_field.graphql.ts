/**
 * @generated SignedSource<<5a1d8c12c356f93f3100a46e4e6d8265>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TABLE" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type counterAnswer_field$data = {
  readonly instance: string;
  readonly kind: FieldKind;
  readonly " $fragmentSpreads": FragmentRefs<"answerInput_field">;
  readonly " $fragmentType": "counterAnswer_field";
};
export type counterAnswer_field$key = {
  readonly " $data"?: counterAnswer_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"counterAnswer_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "counterAnswer_field",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "answerInput_field"
    },
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
      "name": "kind",
      "storageKey": null
    }
  ],
  "type": "FormField",
  "abstractKey": null
};

(node as any).hash = "3a86ea62f79695e8567e2b42e9bffe66";

export default node;
