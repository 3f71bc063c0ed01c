/**
 * @generated SignedSource<<811a65d775a3988a1c23f46fca0a322b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useTransferDownloadQuery$variables = {
  id: string;
  version?: number | null | undefined;
};
export type useTransferDownloadQuery$data = {
  readonly blueprintDownload: {
    readonly name: string;
    readonly text: string;
  };
};
export type useTransferDownloadQuery = {
  response: useTransferDownloadQuery$data;
  variables: useTransferDownloadQuery$variables;
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
    "name": "version"
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
      },
      {
        "kind": "Variable",
        "name": "version",
        "variableName": "version"
      }
    ],
    "concreteType": "BlueprintFile",
    "kind": "LinkedField",
    "name": "blueprintDownload",
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
    "name": "useTransferDownloadQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTransferDownloadQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0995e202e589924fcbf5d11bfd44a591",
    "id": null,
    "metadata": {},
    "name": "useTransferDownloadQuery",
    "operationKind": "query",
    "text": "query useTransferDownloadQuery($id:ID!,$version:Int){blueprintDownload(id:$id,version:$version){name,text}}"
  }
};
})();

(node as any).hash = "3570b94be5c4272e630d45fc4426f51e";

export default node;
