/**
 * @generated SignedSource<<79f14002b8b55a1de3fef4dfdced0bb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ColumnKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TEXT";
export type ConditionMatch = "ALL" | "ANY";
export type ConditionOperator = "BETWEEN" | "CONTAINS" | "CONTAINS_ALL_OF" | "CONTAINS_ANY_OF" | "CONTAINS_NONE_OF" | "EMPTY" | "EQUALS" | "GREATER_THAN" | "GREATER_THAN_OR_EQUALS" | "LESS_THAN" | "LESS_THAN_OR_EQUALS" | "NOT_CONTAINS" | "NOT_EMPTY" | "NOT_EQUALS";
export type DayRule = "ANY" | "TODAY_OR_EARLIER" | "TODAY_OR_LATER";
export type FieldKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TABLE" | "TEXT";
export type FormEffect = "HIDE" | "MANDATORY" | "SHOW";
export type FormInputType = "OPTIONAL" | "PROVIDED" | "REQUESTED";
export type Locale = "de" | "en" | "es" | "fr" | "ko" | "th" | "zh";
import type { FieldValue } from "@baton/domain/field/field";
export type UpdateFormDraftInput = {
  expectedVersion: number;
  id: string;
  idempotencyKey: string;
  patch: FormPatchInput;
};
export type FormPatchInput = {
  description?: string | null | undefined;
  language?: Locale | null | undefined;
  name?: string | null | undefined;
  order?: ReadonlyArray<string> | null | undefined;
  putFields: ReadonlyArray<BlueprintFieldInput>;
  putSections: ReadonlyArray<FormSectionInput>;
  putTexts: ReadonlyArray<FormTextInput>;
  removeFields: ReadonlyArray<string>;
  removeSections: ReadonlyArray<string>;
};
export type BlueprintFieldInput = {
  columns?: ReadonlyArray<FieldColumnInput> | null | undefined;
  constraints?: FieldConstraintsInput | null | undefined;
  key: string;
  kind: FieldKind;
  mayAppend?: boolean | null | undefined;
  name: string;
  options: ReadonlyArray<FieldOptionInput>;
  origin?: FieldOriginInput | null | undefined;
  unit?: string | null | undefined;
};
export type FieldColumnInput = {
  constraints?: FieldConstraintsInput | null | undefined;
  key: string;
  kind: ColumnKind;
  mayAppend?: boolean | null | undefined;
  name: string;
  options: ReadonlyArray<FieldOptionInput>;
  required: boolean;
  unit?: string | null | undefined;
};
export type FieldConstraintsInput = {
  allowLink?: boolean | null | undefined;
  day?: DayRule | null | undefined;
  decimals?: number | null | undefined;
  documentTypes?: ReadonlyArray<string> | null | undefined;
  grouping?: boolean | null | undefined;
  markdown?: boolean | null | undefined;
  max?: number | null | undefined;
  maxKilobytes?: number | null | undefined;
  maxLength?: number | null | undefined;
  maxParties?: number | null | undefined;
  min?: number | null | undefined;
  minLength?: number | null | undefined;
  multiple?: boolean | null | undefined;
  oneLine?: boolean | null | undefined;
  startOfDay?: boolean | null | undefined;
  withTime?: boolean | null | undefined;
};
export type FieldOptionInput = {
  id: string;
  name: string;
};
export type FieldOriginInput = {
  field: string;
  version: number;
};
export type FormSectionInput = {
  columns: number;
  description: string;
  items: ReadonlyArray<FormItemInput>;
  key: string;
  name: string;
  rule?: FormRuleInput | null | undefined;
};
export type FormItemInput = {
  column: number;
  field?: string | null | undefined;
  help?: string | null | undefined;
  inputType?: FormInputType | null | undefined;
  key: string;
  rules?: ReadonlyArray<FormRuleInput> | null | undefined;
  text?: string | null | undefined;
  value?: FieldValue | null | undefined;
};
export type FormRuleInput = {
  comparisons: ReadonlyArray<FormComparisonInput>;
  effect: FormEffect;
  groups?: ReadonlyArray<ConditionMatch> | null | undefined;
  match: ConditionMatch;
};
export type FormComparisonInput = {
  group?: number | null | undefined;
  item: string;
  operator: ConditionOperator;
  values: ReadonlyArray<FieldValue>;
};
export type FormTextInput = {
  key: string;
  locale: Locale;
  text?: string | null | undefined;
};
export type formDraftSaveMutation$variables = {
  input: UpdateFormDraftInput;
};
export type formDraftSaveMutation$data = {
  readonly updateFormDraft: {
    readonly form: {
      readonly draftUpdatedAt: string;
      readonly draftVersion: number;
      readonly fieldCount: number;
      readonly hasUnpublishedChanges: boolean;
      readonly id: string;
      readonly name: string;
      readonly sectionCount: number;
    };
  };
};
export type formDraftSaveMutation = {
  response: formDraftSaveMutation$data;
  variables: formDraftSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "FormPayload",
    "kind": "LinkedField",
    "name": "updateFormDraft",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Form",
        "kind": "LinkedField",
        "name": "form",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "draftVersion",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "draftUpdatedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasUnpublishedChanges",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sectionCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fieldCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "formDraftSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "formDraftSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "07a212af325606a73e6a5f1e1ea287ff",
    "id": null,
    "metadata": {},
    "name": "formDraftSaveMutation",
    "operationKind": "mutation",
    "text": "mutation formDraftSaveMutation($input:UpdateFormDraftInput!){updateFormDraft(input:$input){form{id,name,draftVersion,draftUpdatedAt,hasUnpublishedChanges,sectionCount,fieldCount}}}"
  }
};
})();

(node as any).hash = "30f170045b9bdb1724f148902432d0f2";

export default node;
