/**
 * @generated SignedSource<<e1beec5205add80fc9d9cfc2f56ee44e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ColumnKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TEXT";
export type FieldKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TABLE" | "TEXT";
export type Locale = "de" | "en" | "es" | "fr" | "ko" | "th" | "zh";
import type { FragmentRefs } from "relay-runtime";
export type readFormContent_content$data = {
  readonly description: string;
  readonly fields: ReadonlyArray<{
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

(node as any).hash = "0b6c505f398aef821c9018f67e398866";

export default node;
