/**
 * @generated SignedSource<<4f30b0c8c80c9f9f96da2bb8b17a095d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConditionMatch = "ALL" | "ANY";
export type ConditionOperator = "BETWEEN" | "CONTAINS" | "CONTAINS_ALL_OF" | "CONTAINS_ANY_OF" | "CONTAINS_NONE_OF" | "EMPTY" | "EQUALS" | "GREATER_THAN" | "GREATER_THAN_OR_EQUALS" | "LESS_THAN" | "LESS_THAN_OR_EQUALS" | "NOT_CONTAINS" | "NOT_EMPTY" | "NOT_EQUALS";
export type FieldKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TABLE" | "TEXT";
export type FormEffect = "HIDE" | "MANDATORY" | "SHOW";
export type InputType = "HIDDEN" | "INHERITED" | "OPTIONAL" | "PROVIDED" | "REQUESTED";
export type RemarkOccasion = "QUESTION" | "REJECTION";
import type { FieldValue } from "@baton/domain/field/field";
import type { FragmentRefs } from "relay-runtime";
export type taskForm_task$data = {
  readonly completedAt: string | null | undefined;
  readonly fieldRemarks: ReadonlyArray<{
    readonly at: string;
    readonly by: {
      readonly id: string;
      readonly name: string;
    };
    readonly instance: string;
    readonly occasion: RemarkOccasion;
    readonly text: string;
  }>;
  readonly form: ReadonlyArray<{
    readonly constraints: {
      readonly decimals: number | null | undefined;
      readonly startOfDay: boolean;
      readonly withTime: boolean;
    };
    readonly inputType: InputType;
    readonly instance: string;
    readonly kind: FieldKind;
    readonly mayAppend: boolean;
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly rules: ReadonlyArray<{
      readonly comparisons: ReadonlyArray<{
        readonly group: number | null | undefined;
        readonly instance: string;
        readonly operator: ConditionOperator;
        readonly values: ReadonlyArray<FieldValue>;
      }>;
      readonly effect: FormEffect;
      readonly groups: ReadonlyArray<ConditionMatch>;
      readonly match: ConditionMatch;
    }>;
    readonly unit: string | null | undefined;
    readonly value: FieldValue | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"formField_field" | "sharedValue_field">;
  }>;
  readonly formLayout: ReadonlyArray<{
    readonly description: string;
    readonly form: string;
    readonly name: string;
    readonly sections: ReadonlyArray<{
      readonly columns: number;
      readonly description: string;
      readonly items: ReadonlyArray<{
        readonly column: number;
        readonly help: string;
        readonly instance: string | null | undefined;
        readonly isWide: boolean;
        readonly key: string;
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
  readonly id: string;
  readonly permissions: {
    readonly edit: boolean;
  };
  readonly " $fragmentType": "taskForm_task";
};
export type taskForm_task$key = {
  readonly " $data"?: taskForm_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskForm_task">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "instance",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "effect",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "match",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PlaceComparison",
    "kind": "LinkedField",
    "name": "comparisons",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "operator",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "values",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "group",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "groups",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskForm_task",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaskPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "edit",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormField",
      "kind": "LinkedField",
      "name": "form",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inputType",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FieldOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayAppend",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FieldConstraints",
          "kind": "LinkedField",
          "name": "constraints",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "decimals",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startOfDay",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "withTime",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlaceRule",
          "kind": "LinkedField",
          "name": "rules",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "formField_field"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "sharedValue_field"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldRemark",
      "kind": "LinkedField",
      "name": "fieldRemarks",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "occasion",
          "storageKey": null
        },
        (v5/*:: as any*/),
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
          "name": "by",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormLayout",
      "kind": "LinkedField",
      "name": "formLayout",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "form",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "FormLayoutSection",
          "kind": "LinkedField",
          "name": "sections",
          "plural": true,
          "selections": [
            (v7/*:: as any*/),
            (v2/*:: as any*/),
            (v6/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "columns",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PlaceRule",
              "kind": "LinkedField",
              "name": "rule",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FormLayoutItem",
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
                (v7/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "column",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isWide",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                (v5/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "help",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};
})();

(node as any).hash = "84929b30404bb06f8cac91dc0af31a59";

export default node;
