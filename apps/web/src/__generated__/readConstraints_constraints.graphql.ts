/**
 * @generated SignedSource<<1d73194dceb55240a78fbfbfbf6bc23a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DayRule = "ANY" | "TODAY_OR_EARLIER" | "TODAY_OR_LATER";
import type { FragmentRefs } from "relay-runtime";
export type readConstraints_constraints$data = {
  readonly allowLink: boolean;
  readonly day: DayRule;
  readonly decimals: number | null | undefined;
  readonly documentTypes: ReadonlyArray<string>;
  readonly grouping: boolean;
  readonly markdown: boolean;
  readonly max: number | null | undefined;
  readonly maxKilobytes: number | null | undefined;
  readonly maxLength: number | null | undefined;
  readonly maxParties: number;
  readonly min: number | null | undefined;
  readonly minLength: number | null | undefined;
  readonly multiple: boolean;
  readonly startOfDay: boolean;
  readonly withTime: boolean;
  readonly " $fragmentType": "readConstraints_constraints";
};
export type readConstraints_constraints$key = {
  readonly " $data"?: readConstraints_constraints$data;
  readonly " $fragmentSpreads": FragmentRefs<"readConstraints_constraints">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readConstraints_constraints"
};

(node as any).hash = "64a2bd99de81c9b4aaca7a7aaf913e09";

export default node;
