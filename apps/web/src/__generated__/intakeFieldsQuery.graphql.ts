/**
 * @generated SignedSource<<168c2906b934d92cd0c81f27938165b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type FieldKind = "CHECKBOX" | "CURRENCY" | "DATE" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "SELECT" | "TEXT";
export type InputType = "HIDDEN" | "INHERITED" | "OPTIONAL" | "PROVIDED" | "REQUESTED";
import type { FieldValue } from "@baton/domain/field/field";
export type intakeFieldsQuery$variables = {
  id: string;
};
export type intakeFieldsQuery$data = {
  readonly blueprint: {
    readonly id: string;
    readonly published: {
      readonly content: {
        readonly fields: ReadonlyArray<{
          readonly key: string;
          readonly kind: FieldKind;
          readonly name: string;
          readonly options: ReadonlyArray<{
            readonly id: string;
            readonly name: string;
          }>;
          readonly unit: string | null | undefined;
        }>;
        readonly intake: ReadonlyArray<{
          readonly field: string;
          readonly inputType: InputType;
          readonly key: string;
          readonly value: FieldValue | null | undefined;
        }>;
      };
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type intakeFieldsQuery = {
  response: intakeFieldsQuery$data;
  variables: intakeFieldsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Blueprint",
    "kind": "LinkedField",
    "name": "blueprint",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "BlueprintVersion",
        "kind": "LinkedField",
        "name": "published",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BlueprintContent",
            "kind": "LinkedField",
            "name": "content",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BlueprintField",
                "kind": "LinkedField",
                "name": "fields",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
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
                    "selections": [
                      (v1/*:: as any*/),
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unit",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FieldInstance",
                "kind": "LinkedField",
                "name": "intake",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "field",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "inputType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "intakeFieldsQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "intakeFieldsQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "f425137295fc33393d90dccc486995fc",
    "id": null,
    "metadata": {},
    "name": "intakeFieldsQuery",
    "operationKind": "query",
    "text": "query intakeFieldsQuery($id:ID!){blueprint(id:$id){id,published{id,content{fields{key,name,kind,options{id,name},unit},intake{key,field,inputType,value}}}}}"
  }
};
})();

(node as any).hash = "a6611f35b64e6d05f60e4cb2e9e42053";

export default node;
