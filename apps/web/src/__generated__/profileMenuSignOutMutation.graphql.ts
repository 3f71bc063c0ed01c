/**
 * @generated SignedSource<<bbb206f8a2c3c3caf3792304535bab1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type profileMenuSignOutMutation$variables = Record<PropertyKey, never>;
export type profileMenuSignOutMutation$data = {
  readonly signOut: {
    readonly ok: boolean;
  };
};
export type profileMenuSignOutMutation = {
  response: profileMenuSignOutMutation$data;
  variables: profileMenuSignOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SignOutPayload",
    "kind": "LinkedField",
    "name": "signOut",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "profileMenuSignOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "profileMenuSignOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "ffde5046f0ddb1ab20e21c5ff6e5b884",
    "id": null,
    "metadata": {},
    "name": "profileMenuSignOutMutation",
    "operationKind": "mutation",
    "text": "mutation profileMenuSignOutMutation{signOut{ok}}"
  }
};
})();

(node as any).hash = "ecad07c707662a906375041136c7de16";

export default node;
