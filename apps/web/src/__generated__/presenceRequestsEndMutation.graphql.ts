/**
 * @generated SignedSource<<feb1f47e4d92d35ddf1b4ad2084a210e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type EndPresenceInput = {
  screen: string;
};
export type presenceRequestsEndMutation$variables = {
  input: EndPresenceInput;
};
export type presenceRequestsEndMutation$data = {
  readonly endPresence: {
    readonly ok: boolean;
  };
};
export type presenceRequestsEndMutation = {
  response: presenceRequestsEndMutation$data;
  variables: presenceRequestsEndMutation$variables;
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
    "concreteType": "EndPresencePayload",
    "kind": "LinkedField",
    "name": "endPresence",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ok",
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
    "name": "presenceRequestsEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "presenceRequestsEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0ba86585ee84a1cf89f5290fb00aa8c7",
    "id": null,
    "metadata": {},
    "name": "presenceRequestsEndMutation",
    "operationKind": "mutation",
    "text": "mutation presenceRequestsEndMutation($input:EndPresenceInput!){endPresence(input:$input){ok}}"
  }
};
})();

(node as any).hash = "a30b8646c0fa2a4d75b65a8ea139a27f";

export default node;
