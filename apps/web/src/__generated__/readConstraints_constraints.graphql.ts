/**
 * @generated SignedSource<<d4ca0637de61091ae5d3201c9e461941>>
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

(node as any).hash = "41f3e5cff5e66f7e4bc0ab561658ed4f";

export default node;
