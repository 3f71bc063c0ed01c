/**
 * @generated SignedSource<<31fdc7a70bc6f10c5c3236cdaaf723d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ImportSourceInput = {
  data?: string | null | undefined;
  fileName: string;
  headerRow?: number | null | undefined;
  text?: string | null | undefined;
};
export type bulkRequestsTablesMutation$variables = {
  input: ImportSourceInput;
};
export type bulkRequestsTablesMutation$data = {
  readonly readTables: {
    readonly tables: ReadonlyArray<{
      readonly columns: ReadonlyArray<string>;
      readonly headerChoices: ReadonlyArray<{
        readonly cells: ReadonlyArray<string>;
        readonly number: number;
      }>;
      readonly headerRow: number;
      readonly id: string;
      readonly rowCount: number;
      readonly title: string;
    }>;
  };
};
export type bulkRequestsTablesMutation = {
  response: bulkRequestsTablesMutation$data;
  variables: bulkRequestsTablesMutation$variables;
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
    "concreteType": "ImportPreview",
    "kind": "LinkedField",
    "name": "readTables",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ImportTable",
        "kind": "LinkedField",
        "name": "tables",
        "plural": true,
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
            "name": "title",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "rowCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "headerRow",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ImportRecord",
            "kind": "LinkedField",
            "name": "headerChoices",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cells",
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
    "name": "bulkRequestsTablesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "bulkRequestsTablesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "cef1214376ce2916e9002dcdc8ff623d",
    "id": null,
    "metadata": {},
    "name": "bulkRequestsTablesMutation",
    "operationKind": "mutation",
    "text": "mutation bulkRequestsTablesMutation($input:ImportSourceInput!){readTables(input:$input){tables{id,title,columns,rowCount,headerRow,headerChoices{number,cells}}}}"
  }
};
})();

(node as any).hash = "94d321e54a6fdd3f882bf53fcb50fb64";

export default node;
