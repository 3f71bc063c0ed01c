/**
 * @generated SignedSource<<381165f7be4ce473725ff3a6220a51f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ConditionMatch = "ALL" | "ANY";
export type ConditionOperator = "BETWEEN" | "CONTAINS" | "CONTAINS_ALL_OF" | "CONTAINS_ANY_OF" | "CONTAINS_NONE_OF" | "EMPTY" | "EQUALS" | "GREATER_THAN" | "GREATER_THAN_OR_EQUALS" | "LESS_THAN" | "LESS_THAN_OR_EQUALS" | "NOT_CONTAINS" | "NOT_EMPTY" | "NOT_EQUALS";
export type ConditionWhenUnknown = "SKIP" | "WAIT";
export type TaskFact = "EXPIRED" | "ON_TIME" | "OUTCOME" | "SKIPPED";
import type { FieldValue } from "@baton/domain/field/field";
import type { FragmentRefs } from "relay-runtime";
export type readVariant_variant$data = {
  readonly blueprint: string;
  readonly when: {
    readonly match: ConditionMatch;
    readonly parts: ReadonlyArray<{
      readonly fact: TaskFact | null | undefined;
      readonly instance: string | null | undefined;
      readonly match: ConditionMatch | null | undefined;
      readonly operator: ConditionOperator | null | undefined;
      readonly parts: ReadonlyArray<{
        readonly fact: TaskFact | null | undefined;
        readonly instance: string | null | undefined;
        readonly operator: ConditionOperator | null | undefined;
        readonly task: string | null | undefined;
        readonly values: ReadonlyArray<FieldValue> | null | undefined;
      }> | null | undefined;
      readonly task: string | null | undefined;
      readonly values: ReadonlyArray<FieldValue> | null | undefined;
    }>;
    readonly whenUnknown: ConditionWhenUnknown;
  } | null | undefined;
  readonly " $fragmentType": "readVariant_variant";
};
export type readVariant_variant$key = {
  readonly " $data"?: readVariant_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"readVariant_variant">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readVariant_variant"
};

(node as any).hash = "20e21760ba258ae390ba2dadf3b10d04";

export default node;
