/**
 * @generated SignedSource<<95d96d74de71774f73f44a6a33417679>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type formPickerQuery$variables = Record<PropertyKey, never>;
export type formPickerQuery$data = {
  readonly forms: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly published: {
          readonly id: string;
          readonly number: number;
        } | null | undefined;
      };
    }>;
  };
};
export type formPickerQuery = {
  response: formPickerQuery$data;
  variables: formPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Literal",
        "name": "status",
        "value": "PUBLISHED"
      }
    ],
    "concreteType": "FormConnection",
    "kind": "LinkedField",
    "name": "forms",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FormEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Form",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
                "concreteType": "FormVersion",
                "kind": "LinkedField",
                "name": "published",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
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
    "storageKey": "forms(first:100,status:\"PUBLISHED\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "formPickerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "formPickerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2905cf6797e5608ad9b34f21b57db0b7",
    "id": null,
    "metadata": {},
    "name": "formPickerQuery",
    "operationKind": "query",
    "text": "query formPickerQuery{forms(first:100,status:PUBLISHED){edges{node{id,name,published{id,number}}}}}"
  }
};
})();

(node as any).hash = "cd35577a18347d4c71a16fb8cdd9ee27";

export default node;
