/**
 * @generated SignedSource<<d7809e448f83a440d7685756b7a3d1b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConditionMatch = "ALL" | "ANY";
export type ConditionOperator = "BETWEEN" | "CONTAINS" | "CONTAINS_ALL_OF" | "CONTAINS_ANY_OF" | "CONTAINS_NONE_OF" | "EMPTY" | "EQUALS" | "GREATER_THAN" | "GREATER_THAN_OR_EQUALS" | "LESS_THAN" | "LESS_THAN_OR_EQUALS" | "NOT_CONTAINS" | "NOT_EMPTY" | "NOT_EQUALS";
export type FieldKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TABLE" | "TEXT";
export type TaskFact = "EXPIRED" | "ON_TIME" | "OUTCOME" | "SKIPPED";
import type { FieldValue } from "@baton/domain/field/field";
import type { FragmentRefs } from "relay-runtime";
export type stageCondition_stage$data = {
  readonly condition: {
    readonly isOpen: boolean;
    readonly isUnmet: boolean;
    readonly match: ConditionMatch;
    readonly parts: ReadonlyArray<{
      readonly fact: TaskFact | null | undefined;
      readonly kind: FieldKind | null | undefined;
      readonly match: ConditionMatch | null | undefined;
      readonly name: string;
      readonly operator: ConditionOperator | null | undefined;
      readonly options: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }>;
      readonly parts: ReadonlyArray<{
        readonly fact: TaskFact | null | undefined;
        readonly kind: FieldKind | null | undefined;
        readonly name: string;
        readonly operator: ConditionOperator | null | undefined;
        readonly options: ReadonlyArray<{
          readonly id: string;
          readonly name: string;
        }>;
        readonly unit: string | null | undefined;
        readonly values: ReadonlyArray<FieldValue>;
      }>;
      readonly unit: string | null | undefined;
      readonly values: ReadonlyArray<FieldValue>;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "stageCondition_stage";
};
export type stageCondition_stage$key = {
  readonly " $data"?: stageCondition_stage$data;
  readonly " $fragmentSpreads": FragmentRefs<"stageCondition_stage">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "match",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fact",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "RunConditionOption",
  "kind": "LinkedField",
  "name": "options",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "operator",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "values",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "stageCondition_stage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RunCondition",
      "kind": "LinkedField",
      "name": "condition",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUnmet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOpen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RunConditionPart",
          "kind": "LinkedField",
          "name": "parts",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "RunConditionPart",
              "kind": "LinkedField",
              "name": "parts",
              "plural": true,
              "selections": [
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/)
              ],
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Stage",
  "abstractKey": null
};
})();

(node as any).hash = "6800d32ca05c8febffda7c8f19f2c957";

export default node;
