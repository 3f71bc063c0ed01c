/**
 * @generated SignedSource<<b8d836a4cb05832d3f3397c612ddf196>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Locale = "de" | "en" | "es" | "fr" | "ko" | "th" | "zh";
export type Theme = "DARK" | "LIGHT" | "SYSTEM";
export type CreateFirstTenantInput = {
  email: string;
  locale: Locale;
  name: string;
  password: string;
  timeZone: string;
  workspaceName: string;
};
export type openSessionCreateFirstTenantMutation$variables = {
  input: CreateFirstTenantInput;
};
export type openSessionCreateFirstTenantMutation$data = {
  readonly createFirstTenant: {
    readonly viewer: {
      readonly locale: Locale;
      readonly tenant: {
        readonly accentColor: string;
      };
      readonly theme: Theme;
    };
  };
};
export type openSessionCreateFirstTenantMutation = {
  response: openSessionCreateFirstTenantMutation$data;
  variables: openSessionCreateFirstTenantMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locale",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "theme",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accentColor",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "openSessionCreateFirstTenantMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SignInPayload",
        "kind": "LinkedField",
        "name": "createFirstTenant",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Tenant",
                "kind": "LinkedField",
                "name": "tenant",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "openSessionCreateFirstTenantMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SignInPayload",
        "kind": "LinkedField",
        "name": "createFirstTenant",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Tenant",
                "kind": "LinkedField",
                "name": "tenant",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "bdd6e01e5912ad42090c6de6f1086dfe",
    "id": null,
    "metadata": {},
    "name": "openSessionCreateFirstTenantMutation",
    "operationKind": "mutation",
    "text": "mutation openSessionCreateFirstTenantMutation($input:CreateFirstTenantInput!){createFirstTenant(input:$input){viewer{locale,theme,tenant{accentColor,id},id}}}"
  }
};
})();

(node as any).hash = "094eb129170355a7cbebac1b046bb84b";

export default node;
