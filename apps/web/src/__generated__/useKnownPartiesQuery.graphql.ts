/**
 * @generated SignedSource<<4e7021b456f420cbaec54143fec8f98c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type PartyKind = "ROLE" | "TEAM" | "USER";
export type useKnownPartiesQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useKnownPartiesQuery$data = {
  readonly parties: ReadonlyArray<{
    readonly id: string;
    readonly kind: PartyKind;
    readonly name: string;
  }>;
};
export type useKnownPartiesQuery = {
  response: useKnownPartiesQuery$data;
  variables: useKnownPartiesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useKnownPartiesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "parties",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "useKnownPartiesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "parties",
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
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "00e1bf8cd66423a193404ece2282fc80",
    "id": null,
    "metadata": {},
    "name": "useKnownPartiesQuery",
    "operationKind": "query",
    "text": "query useKnownPartiesQuery($ids:[ID!]!){parties(ids:$ids){__typename,id,name,kind}}"
  }
};
})();

(node as any).hash = "bea7ca116a3381c42264f7146523d65e";

export default node;
