/**
 * @generated SignedSource<<6fe9a20f1d62d094255a07fea8c8b4e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type columnWordsOfTaskQuery$variables = {
  id: string;
  instance: string;
};
export type columnWordsOfTaskQuery$data = {
  readonly task: {
    readonly tableWords: ReadonlyArray<{
      readonly key: string;
      readonly names: ReadonlyArray<string>;
      readonly options: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }>;
    }>;
  } | null | undefined;
};
export type columnWordsOfTaskQuery = {
  response: columnWordsOfTaskQuery$data;
  variables: columnWordsOfTaskQuery$variables;
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
    "name": "instance"
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
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "instance",
      "variableName": "instance"
    }
  ],
  "concreteType": "TableColumnWords",
  "kind": "LinkedField",
  "name": "tableWords",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
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
      "concreteType": "FieldOption",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "columnWordsOfTaskQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Task",
        "kind": "LinkedField",
        "name": "task",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "columnWordsOfTaskQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Task",
        "kind": "LinkedField",
        "name": "task",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "45e7156d72138cf09b878c2e9332c312",
    "id": null,
    "metadata": {},
    "name": "columnWordsOfTaskQuery",
    "operationKind": "query",
    "text": "query columnWordsOfTaskQuery($id:ID!,$instance:ID!){task(id:$id){tableWords(instance:$instance){key,names,options{id,name}},id}}"
  }
};
})();

(node as any).hash = "2ce0cd6451e377e6f1f6df26e2f54547";

export default node;
