/**
 * @generated SignedSource<<58368554d19d6dacd814ad5b1d073e42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type columnWordsOfWorkflowQuery$variables = {
  id: string;
  instance: string;
};
export type columnWordsOfWorkflowQuery$data = {
  readonly workflow: {
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
export type columnWordsOfWorkflowQuery = {
  response: columnWordsOfWorkflowQuery$data;
  variables: columnWordsOfWorkflowQuery$variables;
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
    "name": "columnWordsOfWorkflowQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Workflow",
        "kind": "LinkedField",
        "name": "workflow",
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
    "name": "columnWordsOfWorkflowQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Workflow",
        "kind": "LinkedField",
        "name": "workflow",
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
    "cacheID": "5a241d48bac7157567326754ee9e0331",
    "id": null,
    "metadata": {},
    "name": "columnWordsOfWorkflowQuery",
    "operationKind": "query",
    "text": "query columnWordsOfWorkflowQuery($id:ID!,$instance:ID!){workflow(id:$id){tableWords(instance:$instance){key,names,options{id,name}},id}}"
  }
};
})();

(node as any).hash = "dabc647e2fefc588122b5f8145297441";

export default node;
