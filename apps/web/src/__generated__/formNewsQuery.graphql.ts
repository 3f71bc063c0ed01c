/**
 * @generated SignedSource<<acc3667d27badc31b984091dbf77da11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type formNewsQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type formNewsQuery$data = {
  readonly formsNamed: ReadonlyArray<{
    readonly id: string;
    readonly published: {
      readonly id: string;
      readonly number: number;
    } | null | undefined;
  }>;
};
export type formNewsQuery = {
  response: formNewsQuery$data;
  variables: formNewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "concreteType": "Form",
    "kind": "LinkedField",
    "name": "formsNamed",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "FormVersion",
        "kind": "LinkedField",
        "name": "published",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "formNewsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "formNewsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "daa5a498a971ba7ca4a87cc33a57c65e",
    "id": null,
    "metadata": {},
    "name": "formNewsQuery",
    "operationKind": "query",
    "text": "query formNewsQuery($ids:[ID!]!){formsNamed(ids:$ids){id,published{id,number}}}"
  }
};
})();

(node as any).hash = "e14716c40bb80b7d32b49baa7a3e39b9";

export default node;
