/**
 * @generated SignedSource<<116774e8b14ee8e32fd7d38fa9a8aa3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useTransferExportQuery$variables = {
  id: string;
};
export type useTransferExportQuery$data = {
  readonly blueprintExport: {
    readonly name: string;
    readonly text: string;
  };
};
export type useTransferExportQuery = {
  response: useTransferExportQuery$data;
  variables: useTransferExportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "BlueprintFile",
    "kind": "LinkedField",
    "name": "blueprintExport",
    "plural": false,
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
        "name": "text",
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
    "name": "useTransferExportQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTransferExportQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d53f1f29222b6afe1045f1f9a1f588d5",
    "id": null,
    "metadata": {},
    "name": "useTransferExportQuery",
    "operationKind": "query",
    "text": "query useTransferExportQuery($id:ID!){blueprintExport(id:$id){name,text}}"
  }
};
})();

(node as any).hash = "ebb354946a18199c6584005cc3851625";

export default node;
