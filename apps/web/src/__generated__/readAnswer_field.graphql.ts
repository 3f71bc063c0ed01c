/**
 * @generated SignedSource<<3fd0814c23e9b1b4d4a5e6bcdd6a4eb7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FieldKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TABLE" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type readAnswer_field$data = {
  readonly constraints: {
    readonly " $fragmentSpreads": FragmentRefs<"readConstraints_constraints">;
  };
  readonly kind: FieldKind;
  readonly mayAppend: boolean;
  readonly name: string;
  readonly options: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly unit: string | null | undefined;
  readonly " $fragmentType": "readAnswer_field";
};
export type readAnswer_field$key = {
  readonly " $data"?: readAnswer_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"readAnswer_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readAnswer_field"
};

(node as any).hash = "b826b25127b62aac35d5ad158f8c9a78";

export default node;
