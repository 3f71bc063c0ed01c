/**
 * @generated SignedSource<<81aabbcdfc19a83aa7bf04de331b96f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ColumnKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TEXT";
export type FieldKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TABLE" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type readField_field$data = {
  readonly columns: ReadonlyArray<{
    readonly constraints: {
      readonly " $fragmentSpreads": FragmentRefs<"readConstraints_constraints">;
    };
    readonly key: string;
    readonly kind: ColumnKind;
    readonly mayAppend: boolean;
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly required: boolean;
    readonly unit: string | null | undefined;
  }>;
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
  readonly " $fragmentType": "readField_field";
};
export type readField_field$key = {
  readonly " $data"?: readField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"readField_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readField_field"
};

(node as any).hash = "788c8797beb3e0615b4719c6c5261a0e";

export default node;
