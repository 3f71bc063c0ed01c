/**
 * @generated SignedSource<<e2c4f8d36bd38b7950d51a4364780c46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AccessLevel = "EXTERNAL" | "INTERNAL" | "LIMITED";
export type PartyKind = "ROLE" | "TEAM" | "USER";
import type { FragmentRefs } from "relay-runtime";
export type partyFact_party$data = {
  readonly accessLevel?: AccessLevel;
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

(node as any).hash = "0916e3f4e834e534156860e2e768a73d";

export default node;
