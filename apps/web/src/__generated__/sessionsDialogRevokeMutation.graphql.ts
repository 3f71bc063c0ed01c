/**
 * @generated SignedSource<<1990a8bfd56a6daaaf394065547bed13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type RevokeSessionInput = {
  id: string;
};
export type sessionsDialogRevokeMutation$variables = {
  input: RevokeSessionInput;
};
export type sessionsDialogRevokeMutation$data = {
  readonly revokeSession: {
    readonly viewer: {
      readonly id: string;
      readonly sessions: ReadonlyArray<{
        readonly createdAt: string;
        readonly id: string;
        readonly isCurrent: boolean;
        readonly lastSeenAt: string;
        readonly userAgent: string;
      }>;
    };
  };
};
export type sessionsDialogRevokeMutation = {
  response: sessionsDialogRevokeMutation$data;
  variables: sessionsDialogRevokeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
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
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ViewerPayload",
    "kind": "LinkedField",
    "name": "revokeSession",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastSeenAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "userAgent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCurrent",
                "storageKey": null
              }
            ],
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
    "name": "sessionsDialogRevokeMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionsDialogRevokeMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "0d8f501acaae55323828c1c540b413cf",
    "id": null,
    "metadata": {},
    "name": "sessionsDialogRevokeMutation",
    "operationKind": "mutation",
    "text": "mutation sessionsDialogRevokeMutation($input:RevokeSessionInput!){revokeSession(input:$input){viewer{id,sessions{id,createdAt,lastSeenAt,userAgent,isCurrent}}}}"
  }
};
})();

(node as any).hash = "e55762785e4cb4b31ba3407b8b01229e";

export default node;
