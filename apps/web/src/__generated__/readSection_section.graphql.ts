/**
 * @generated SignedSource<<fd6b6f23fb656ea54c61e83536cb8ea8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ConditionMatch = "ALL" | "ANY";
export type ConditionOperator = "BETWEEN" | "CONTAINS" | "CONTAINS_ALL_OF" | "CONTAINS_ANY_OF" | "CONTAINS_NONE_OF" | "EMPTY" | "EQUALS" | "GREATER_THAN" | "GREATER_THAN_OR_EQUALS" | "LESS_THAN" | "LESS_THAN_OR_EQUALS" | "NOT_CONTAINS" | "NOT_EMPTY" | "NOT_EQUALS";
export type FormEffect = "HIDE" | "MANDATORY" | "SHOW";
export type FormInputType = "OPTIONAL" | "PROVIDED" | "REQUESTED";
import type { FieldValue } from "@baton/domain/field/field";
import type { FragmentRefs } from "relay-runtime";
export type readSection_section$data = {
  readonly columns: number;
  readonly description: string;
  readonly items: ReadonlyArray<{
    readonly column: number;
    readonly field: string | null | undefined;
    readonly help: string | null | undefined;
    readonly inputType: FormInputType | null | undefined;
    readonly key: string;
    readonly rules: ReadonlyArray<{
      readonly comparisons: ReadonlyArray<{
        readonly group: number | null | undefined;
        readonly item: string;
        readonly operator: ConditionOperator;
        readonly values: ReadonlyArray<FieldValue>;
      }>;
      readonly effect: FormEffect;
      readonly groups: ReadonlyArray<ConditionMatch>;
      readonly match: ConditionMatch;
    }> | null | undefined;
    readonly text: string | null | undefined;
    readonly value: FieldValue | null | undefined;
  }>;
  readonly key: string;
  readonly name: string;
  readonly rule: {
    readonly comparisons: ReadonlyArray<{
      readonly group: number | null | undefined;
      readonly item: string;
      readonly operator: ConditionOperator;
      readonly values: ReadonlyArray<FieldValue>;
    }>;
    readonly effect: FormEffect;
    readonly groups: ReadonlyArray<ConditionMatch>;
    readonly match: ConditionMatch;
  } | null | undefined;
  readonly " $fragmentType": "readSection_section";
};
export type readSection_section$key = {
  readonly " $data"?: readSection_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"readSection_section">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readSection_section"
};

(node as any).hash = "4eb785ed660a597bba205913b7d66835";

export default node;
