/**
 * @generated SignedSource<<fe66bd8753696db957ccf30cff26cd63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExplainedTopic = "ASSIGNEES" | "DUE" | "STATUS";
import type { FragmentRefs } from "relay-runtime";
export type useReasons_explanations$data = ReadonlyArray<{
  readonly actor: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly at: string | null | undefined;
  readonly code: string;
  readonly comment: string | null | undefined;
  readonly hidden: number;
  readonly names: ReadonlyArray<string>;
  readonly params: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly topic: ExplainedTopic;
  readonly " $fragmentType": "useReasons_explanations";
}>;
export type useReasons_explanations$key = ReadonlyArray<{
  readonly " $data"?: useReasons_explanations$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReasons_explanations">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useReasons_explanations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "topic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorParam",
      "kind": "LinkedField",
      "name": "params",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "names",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hidden",
      "storageKey": null
    }
  ],
  "type": "Explanation",
  "abstractKey": null
};
})();

(node as any).hash = "622bf7a360bf355fdbbc4d072c780601";

export default node;
