/**
 * @generated SignedSource<<028e400b6090698e5762345acf04048f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ImportSeverity = "ERROR" | "WARNING";
export type ImportSourceInput = {
  data?: string | null | undefined;
  fileName: string;
  headerRow?: number | null | undefined;
  text?: string | null | undefined;
};
export type rowRequestsTablesMutation$variables = {
  input: ImportSourceInput;
};
export type rowRequestsTablesMutation$data = {
  readonly readTables: {
    readonly issues: ReadonlyArray<{
      readonly code: string;
      readonly column: string | null | undefined;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly row: number | null | undefined;
      readonly severity: ImportSeverity;
    }>;
    readonly sourceName: string;
    readonly tables: ReadonlyArray<{
      readonly columns: ReadonlyArray<string>;
      readonly id: string;
      readonly records: ReadonlyArray<{
        readonly cells: ReadonlyArray<string>;
        readonly number: number;
      }>;
      readonly rowCount: number;
      readonly title: string;
    }>;
  };
};
export type rowRequestsTablesMutation = {
  response: rowRequestsTablesMutation$data;
  variables: rowRequestsTablesMutation$variables;
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
        "kind": "ScalarField",
        "name": "sourceName",
        "storageKey": null
      },
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
            "concreteType": "ImportRecord",
            "kind": "LinkedField",
            "name": "records",
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ImportIssue",
        "kind": "LinkedField",
        "name": "issues",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "row",
            "storageKey": null
          },
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
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ErrorParam",
            "kind": "LinkedField",
            "name": "params",
            "plural": true,
            "selections": [
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
                "name": "value",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "severity",
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
    "name": "rowRequestsTablesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "rowRequestsTablesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "64f939d6152915658189d9ce0118add8",
    "id": null,
    "metadata": {},
    "name": "rowRequestsTablesMutation",
    "operationKind": "mutation",
    "text": "mutation rowRequestsTablesMutation($input:ImportSourceInput!){readTables(input:$input){sourceName,tables{id,title,columns,rowCount,records{number,cells}},issues{row,column,code,params{name,value},severity}}}"
  }
};
})();

(node as any).hash = "850ab31380887ff5806cd1f51609b535";

export default node;
