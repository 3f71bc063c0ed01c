/**
 * @generated SignedSource<<76b738b578100931f1a4dd9ec7146122>>
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
      readonly headerChoices: ReadonlyArray<{
        readonly cells: ReadonlyArray<string>;
        readonly number: number;
      }>;
      readonly headerRow: number;
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
v2 = [
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
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ImportRecord",
            "kind": "LinkedField",
            "name": "records",
            "plural": true,
            "selections": (v1/*:: as any*/),
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
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "rowRequestsTablesMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "b8c74347590d4f2dd2abf066d4793300",
    "id": null,
    "metadata": {},
    "name": "rowRequestsTablesMutation",
    "operationKind": "mutation",
    "text": "mutation rowRequestsTablesMutation($input:ImportSourceInput!){readTables(input:$input){sourceName,tables{id,title,columns,rowCount,headerRow,headerChoices{number,cells},records{number,cells}},issues{row,column,code,params{name,value},severity}}}"
  }
};
})();

(node as any).hash = "d9eeeb58f970ee4cf5c7bcaeab550264";

export default node;
