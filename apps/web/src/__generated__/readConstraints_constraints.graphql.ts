/**
 * @generated SignedSource<<a77cf89ef93ed4dc4fab16c1fe7664d8>>
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
  readonly oneLine: boolean;
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

(node as any).hash = "60fad9a391623046980d0a1b254100fc";

export default node;
