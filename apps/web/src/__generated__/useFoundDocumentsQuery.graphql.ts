/**
 * @generated SignedSource<<71c45e6b1bcfd5d854041cc0196e8a3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useFoundDocumentsQuery$variables = {
  refs?: ReadonlyArray<string> | null | undefined;
  search?: string | null | undefined;
};
export type useFoundDocumentsQuery$data = {
  readonly documents: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly document: {
          readonly name: string;
          readonly ref: string;
        };
        readonly id: string;
        readonly taskName: string | null | undefined;
        readonly workflowName: string | null | undefined;
      };
    }>;
  };
};
export type useFoundDocumentsQuery = {
  response: useFoundDocumentsQuery$data;
  variables: useFoundDocumentsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "refs"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 30
      },
      {
        "kind": "Variable",
        "name": "refs",
        "variableName": "refs"
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "ListedDocumentConnection",
    "kind": "LinkedField",
    "name": "documents",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ListedDocumentEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ListedDocument",
            "kind": "LinkedField",
            "name": "node",
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
                "name": "workflowName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "taskName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Document",
                "kind": "LinkedField",
                "name": "document",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ref",
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
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFoundDocumentsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useFoundDocumentsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "257760a7bab663fbf902d7b46ed42935",
    "id": null,
    "metadata": {},
    "name": "useFoundDocumentsQuery",
    "operationKind": "query",
    "text": "query useFoundDocumentsQuery($search:String,$refs:[String!]){documents(first:30,search:$search,refs:$refs){edges{node{id,workflowName,taskName,document{ref,name}}}}}"
  }
};
})();

(node as any).hash = "ec4171fa32cd4e820297d4aa903e7a98";

export default node;
