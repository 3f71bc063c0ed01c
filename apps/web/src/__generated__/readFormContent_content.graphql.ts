/**
 * @generated SignedSource<<183f1fd3cc74a20f81a5f1ad9820e91b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ColumnKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TEXT";
export type DayRule = "ANY" | "TODAY_OR_EARLIER" | "TODAY_OR_LATER";
export type FieldKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TABLE" | "TEXT";
export type Locale = "de" | "en" | "es" | "fr" | "ko" | "th" | "zh";
import type { FragmentRefs } from "relay-runtime";
export type readFormContent_content$data = {
  readonly description: string;
  readonly fields: ReadonlyArray<{
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
    readonly key: string;
    readonly kind: FieldKind;
    readonly mayAppend: boolean;
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly origin: {
      readonly field: string;
      readonly version: number;
    } | null | undefined;
    readonly unit: string | null | undefined;
  }>;
  readonly language: Locale;
  readonly name: string;
  readonly sections: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readSection_section">;
  }>;
  readonly translations: ReadonlyArray<{
    readonly key: string;
    readonly locale: Locale;
    readonly text: string;
  }>;
  readonly " $fragmentType": "readFormContent_content";
};
export type readFormContent_content$key = {
  readonly " $data"?: readFormContent_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"readFormContent_content">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readFormContent_content"
};

(node as any).hash = "7e844822f78e80a57abb2015c388f1d3";

export default node;
