/**
 * @generated SignedSource<<0312cf1c25315477852544f9b3699a2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ConditionMatch = "ALL" | "ANY";
export type ConditionOperator = "BETWEEN" | "CONTAINS" | "CONTAINS_ALL_OF" | "CONTAINS_ANY_OF" | "CONTAINS_NONE_OF" | "EMPTY" | "EQUALS" | "GREATER_THAN" | "GREATER_THAN_OR_EQUALS" | "LESS_THAN" | "LESS_THAN_OR_EQUALS" | "NOT_CONTAINS" | "NOT_EMPTY" | "NOT_EQUALS";
export type FormEffect = "HIDE" | "MANDATORY" | "SHOW";
export type InputType = "HIDDEN" | "INHERITED" | "OPTIONAL" | "PROVIDED" | "REQUESTED";
export type Locale = "de" | "en" | "es" | "fr" | "ko" | "th" | "zh";
import type { FieldValue } from "@baton/domain/field/field";
import type { FragmentRefs } from "relay-runtime";
export type useIntake_content$data = {
  readonly description: string;
  readonly fields: ReadonlyArray<{
    readonly key: string;
    readonly " $fragmentSpreads": FragmentRefs<"readField_field">;
  }>;
  readonly forms: ReadonlyArray<{
    readonly description: string;
    readonly form: string;
    readonly key: string;
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
    readonly version: number;
  }>;
  readonly intake: ReadonlyArray<{
    readonly field: string;
    readonly inputType: InputType;
    readonly item: {
      readonly form: string;
      readonly item: string;
    } | null | undefined;
    readonly key: string;
    readonly value: FieldValue | null | undefined;
  }>;
  readonly intakeLayout: ReadonlyArray<{
    readonly description: string;
    readonly form: string;
    readonly name: string;
    readonly sections: ReadonlyArray<{
      readonly columns: number;
      readonly description: string;
      readonly items: ReadonlyArray<{
        readonly column: number;
        readonly columns: ReadonlyArray<{
          readonly choices: ReadonlyArray<string>;
          readonly key: string;
          readonly name: string;
        }>;
        readonly help: string;
        readonly instance: string | null | undefined;
        readonly isWide: boolean;
        readonly key: string;
        readonly label: string;
        readonly options: ReadonlyArray<{
          readonly id: string;
          readonly name: string;
        }>;
        readonly text: string;
      }>;
      readonly key: string;
      readonly name: string;
      readonly rule: {
        readonly comparisons: ReadonlyArray<{
          readonly group: number | null | undefined;
          readonly instance: string;
          readonly operator: ConditionOperator;
          readonly values: ReadonlyArray<FieldValue>;
        }>;
        readonly effect: FormEffect;
        readonly groups: ReadonlyArray<ConditionMatch>;
        readonly match: ConditionMatch;
      } | null | undefined;
    }>;
  }>;
  readonly settings: {
    readonly nameTemplate: string;
  };
  readonly variants: ReadonlyArray<{
    readonly blueprint: string;
  }>;
  readonly " $fragmentType": "useIntake_content";
};
export type useIntake_content$key = {
  readonly " $data"?: useIntake_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"useIntake_content">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useIntake_content"
};

(node as any).hash = "81fe1425bf13aade223df539f72329d3";

export default node;
