/**
 * @generated SignedSource<<2e3ad98188f4f17a58974a21020a3d93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DayRule = "ANY" | "TODAY_OR_EARLIER" | "TODAY_OR_LATER";
export type FieldKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TABLE" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type readAnswer_field$data = {
  readonly constraints: {
    readonly allowLink: boolean;
    readonly day: DayRule;
    readonly decimals: number | null | undefined;
    readonly documentTypes: ReadonlyArray<string>;
    readonly grouping: boolean;
    readonly markdown: boolean;
    readonly max: number | null | undefined;
    readonly maxLength: number | null | undefined;
    readonly maxParties: number;
    readonly min: number | null | undefined;
    readonly minLength: number | null | undefined;
    readonly withTime: boolean;
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

(node as any).hash = "314d4e690a68ade83ffc010450618985";

export default node;
