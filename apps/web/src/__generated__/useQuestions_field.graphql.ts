/**
 * @generated SignedSource<<ca950f02601d2908909e0331ddcff8f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PartyKind = "ROLE" | "TEAM" | "USER";
import type { FieldValue } from "@baton/domain/field/field";
import type { FragmentRefs } from "relay-runtime";
export type useQuestions_field$data = {
  readonly documents: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"shownDocuments_document">;
  }>;
  readonly instance: string;
  readonly isMandatory: boolean;
  readonly people: ReadonlyArray<{
    readonly id: string;
    readonly kind: PartyKind;
    readonly name: string;
  }>;
  readonly value: FieldValue | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"readField_field">;
  readonly " $fragmentType": "useQuestions_field";
};
export type useQuestions_field$key = {
  readonly " $data"?: useQuestions_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"useQuestions_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useQuestions_field"
};

(node as any).hash = "b2923fa41604817e67ce7e0d7345a277";

export default node;
