/**
 * @generated SignedSource<<12eb8d22e533d152a755d5f89be048d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PartyKind = "ROLE" | "TEAM" | "USER";
import type { FragmentRefs } from "relay-runtime";
export type partyFact_party$data = {
  readonly id: string;
  readonly kind: PartyKind;
  readonly members?: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly name: string;
  readonly " $fragmentType": "partyFact_party";
};
export type partyFact_party$key = {
  readonly " $data"?: partyFact_party$data;
  readonly " $fragmentSpreads": FragmentRefs<"partyFact_party">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "partyFact_party"
};

(node as any).hash = "181209b1c58fc9de0075b296075421d3";

export default node;
