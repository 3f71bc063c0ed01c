/**
 * @generated SignedSource<<194476f1512753a09970c8c0a4508d52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type AccessLevel = "EXTERNAL" | "INTERNAL" | "LIMITED";
export type PartyKind = "ROLE" | "TEAM" | "USER";
export type rowRequestsPartiesQuery$variables = {
  texts: ReadonlyArray<string>;
};
export type rowRequestsPartiesQuery$data = {
  readonly partiesNamed: ReadonlyArray<{
    readonly accessLevel?: AccessLevel;
    readonly email?: string;
    readonly id: string;
    readonly kind: PartyKind;
    readonly name: string;
  }>;
};
export type rowRequestsPartiesQuery = {
  response: rowRequestsPartiesQuery$data;
  variables: rowRequestsPartiesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "texts"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "texts",
    "variableName": "texts"
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
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accessLevel",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "rowRequestsPartiesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "partiesNamed",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
    "name": "rowRequestsPartiesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "partiesNamed",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ff17667e28009b47430586e414b1e9a9",
    "id": null,
    "metadata": {},
    "name": "rowRequestsPartiesQuery",
    "operationKind": "query",
    "text": "query rowRequestsPartiesQuery($texts:[String!]!){partiesNamed(texts:$texts){__typename,id,name,kind,...on User{email,accessLevel}}}"
  }
};
})();

(node as any).hash = "4ebc105339ead13fe2291997a2f441bc";

export default node;
