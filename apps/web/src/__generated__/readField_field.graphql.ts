/**
 * @generated SignedSource<<44fc3a9c95aeaaffd999cff867ad59f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ColumnKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TEXT";
export type DayRule = "ANY" | "TODAY_OR_EARLIER" | "TODAY_OR_LATER";
export type FieldKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TABLE" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type readField_field$data = {
  readonly columns: ReadonlyArray<{
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

(node as any).hash = "9e683c25a7db0adbabd702d6d2052b5a";

export default node;
