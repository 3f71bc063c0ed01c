/**
 * @generated SignedSource<<898573fd11d1e99c61253f8bc9d8d42b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldKind = "CHECKBOX" | "CURRENCY" | "DATE" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "SELECT" | "TEXT";
export type InputType = "HIDDEN" | "INHERITED" | "OPTIONAL" | "PROVIDED" | "REQUESTED";
export type PartyKind = "ROLE" | "TEAM" | "USER";
import type { FieldValue } from "@baton/domain/field/field";
import type { FragmentRefs } from "relay-runtime";
export type formField_field$data = {
  readonly inputType: InputType;
  readonly instance: string;
  readonly kind: FieldKind;
  readonly name: string;
  readonly options: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly people: ReadonlyArray<{
    readonly id: string;
    readonly kind: PartyKind;
    readonly name: string;
  }>;
  readonly sourceTask: string | null | undefined;
  readonly unit: string | null | undefined;
  readonly value: FieldValue | null | undefined;
  readonly " $fragmentType": "formField_field";
};
export type formField_field$key = {
  readonly " $data"?: formField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"formField_field">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "formField_field",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instance",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FormOption",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v0/*:: as any*/)
      ],
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
      "name": "inputType",
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
      "selections": [
        (v2/*:: as any*/),
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceTask",
      "storageKey": null
    }
  ],
  "type": "FormField",
  "abstractKey": null
};
})();

(node as any).hash = "09f67b5a82446f93fb35d52267baae2d";

export default node;
