/**
 * @generated SignedSource<<3659720fd277f591fdef5b53b2781412>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ColumnKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TEXT";
export type DayRule = "ANY" | "TODAY_OR_EARLIER" | "TODAY_OR_LATER";
export type FieldKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TABLE" | "TEXT";
export type CreateCustomFieldInput = {
  definition: CustomFieldDefinitionInput;
  idempotencyKey: string;
  isShared: boolean;
};
export type CustomFieldDefinitionInput = {
  columns?: ReadonlyArray<FieldColumnInput> | null | undefined;
  constraints?: FieldConstraintsInput | null | undefined;
  kind: FieldKind;
  mayAppend?: boolean | null | undefined;
  name: string;
  options: ReadonlyArray<FieldOptionInput>;
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
export type customFieldDialogCreateMutation$variables = {
  input: CreateCustomFieldInput;
};
export type customFieldDialogCreateMutation$data = {
  readonly createCustomField: {
    readonly customField: {
      readonly id: string;
      readonly name: string;
    };
  };
};
export type customFieldDialogCreateMutation = {
  response: customFieldDialogCreateMutation$data;
  variables: customFieldDialogCreateMutation$variables;
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
    "concreteType": "CustomFieldPayload",
    "kind": "LinkedField",
    "name": "createCustomField",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomField",
        "kind": "LinkedField",
        "name": "customField",
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
    "name": "customFieldDialogCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "customFieldDialogCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7809e8b3fc073fc58f8fa6f791fb684b",
    "id": null,
    "metadata": {},
    "name": "customFieldDialogCreateMutation",
    "operationKind": "mutation",
    "text": "mutation customFieldDialogCreateMutation($input:CreateCustomFieldInput!){createCustomField(input:$input){customField{id,name}}}"
  }
};
})();

(node as any).hash = "32c14f1dd2dfb5e9462e09bde3437da7";

export default node;
