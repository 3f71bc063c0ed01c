/**
 * @generated SignedSource<<e56a55459b4516be63515cfb0ad2d769>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type InputType = "HIDDEN" | "INHERITED" | "OPTIONAL" | "PROVIDED" | "REQUESTED";
import type { FieldValue } from "@baton/domain/field/field";
export type FieldValueInput = {
  booleanValue?: boolean | null | undefined;
  dateValue?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  floatValue?: number | null | undefined;
  id?: string | null | undefined;
  inputType?: InputType | null | undefined;
  instance?: string | null | undefined;
  intValue?: number | null | undefined;
  partyIdMultiValue?: ReadonlyArray<string> | null | undefined;
  stringMultiValue?: ReadonlyArray<string> | null | undefined;
  stringValue?: string | null | undefined;
  timeValue?: string | null | undefined;
  value?: FieldValue | null | undefined;
};
export type followedVariantQuery$variables = {
  id: string;
  values: ReadonlyArray<FieldValueInput>;
};
export type followedVariantQuery$data = {
  readonly blueprint: {
    readonly followedVariant: string | null | undefined;
  } | null | undefined;
};
export type followedVariantQuery = {
  response: followedVariantQuery$data;
  variables: followedVariantQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "values"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "values",
      "variableName": "values"
    }
  ],
  "kind": "ScalarField",
  "name": "followedVariant",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "followedVariantQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Blueprint",
        "kind": "LinkedField",
        "name": "blueprint",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "followedVariantQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Blueprint",
        "kind": "LinkedField",
        "name": "blueprint",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "678a05c344a26c2173d4686868bc5746",
    "id": null,
    "metadata": {},
    "name": "followedVariantQuery",
    "operationKind": "query",
    "text": "query followedVariantQuery($id:ID!,$values:[FieldValueInput!]!){blueprint(id:$id){followedVariant(values:$values),id}}"
  }
};
})();

(node as any).hash = "6458709edd9093a721a25ddd0fbcb23b";

export default node;
