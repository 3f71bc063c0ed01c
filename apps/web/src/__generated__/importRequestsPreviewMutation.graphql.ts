/**
 * @generated SignedSource<<787f870c178e856d35c0b9d932d7c5e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ImportColumn = "APPROVAL" | "ASSIGNEE" | "DESCRIPTION" | "DUE_DATE" | "DURATION" | "IGNORE" | "STAGE" | "TASK";
export type ImportSeverity = "ERROR" | "WARNING";
export type ImportSourceInput = {
  data?: string | null | undefined;
  fileName: string;
  headerRow?: number | null | undefined;
  text?: string | null | undefined;
};
export type importRequestsPreviewMutation$variables = {
  input: ImportSourceInput;
};
export type importRequestsPreviewMutation$data = {
  readonly previewImport: {
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
    readonly suggestedName: string;
    readonly tables: ReadonlyArray<{
      readonly columns: ReadonlyArray<string>;
      readonly headerChoices: ReadonlyArray<{
        readonly cells: ReadonlyArray<string>;
        readonly number: number;
      }>;
      readonly headerRow: number;
      readonly id: string;
      readonly rowCount: number;
      readonly rows: ReadonlyArray<ReadonlyArray<string>>;
      readonly suggestion: ReadonlyArray<ImportColumn>;
      readonly title: string;
    }>;
  };
};
export type importRequestsPreviewMutation = {
  response: importRequestsPreviewMutation$data;
  variables: importRequestsPreviewMutation$variables;
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
    "name": "previewImport",
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
        "kind": "ScalarField",
        "name": "suggestedName",
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
            "name": "rows",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "suggestion",
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
    "name": "importRequestsPreviewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "importRequestsPreviewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1935fcbdb17543eb9f552ce1e2d40d5b",
    "id": null,
    "metadata": {},
    "name": "importRequestsPreviewMutation",
    "operationKind": "mutation",
    "text": "mutation importRequestsPreviewMutation($input:ImportSourceInput!){previewImport(input:$input){sourceName,suggestedName,tables{id,title,columns,rows,rowCount,headerRow,headerChoices{number,cells},suggestion},issues{row,column,code,params{name,value},severity}}}"
  }
};
})();

(node as any).hash = "85a5f459dc23ea0fac8d31230b53fa87";

export default node;
