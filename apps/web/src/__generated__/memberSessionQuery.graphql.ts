/**
 * @generated SignedSource<<bce909169036fec94a078948afe221d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Locale = "de" | "en" | "es" | "fr" | "ko" | "th" | "zh";
export type Theme = "DARK" | "LIGHT" | "SYSTEM";
export type memberSessionQuery$variables = Record<PropertyKey, never>;
export type memberSessionQuery$data = {
  readonly viewer: {
    readonly browserKey: string;
    readonly id: string;
    readonly locale: Locale;
    readonly navigation: {
      readonly admin: boolean;
      readonly adminSettings: boolean;
      readonly assignedTasks: boolean;
      readonly blueprints: boolean;
      readonly createBlueprint: boolean;
      readonly createCustomField: boolean;
      readonly createForm: boolean;
      readonly createPeople: boolean;
      readonly customFields: boolean;
      readonly documents: boolean;
      readonly forms: boolean;
      readonly home: boolean;
      readonly myTasks: boolean;
      readonly people: boolean;
    };
    readonly tenant: {
      readonly accentColor: string;
      readonly id: string;
    };
    readonly tenants: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly theme: Theme;
    readonly timeZone: string;
    readonly user: {
      readonly id: string;
      readonly isAdmin: boolean;
      readonly name: string;
    };
  } | null | undefined;
};
export type memberSessionQuery = {
  response: memberSessionQuery$data;
  variables: memberSessionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "locale",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "theme",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timeZone",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "browserKey",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "isAdmin",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Tenant",
        "kind": "LinkedField",
        "name": "tenant",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accentColor",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Tenant",
        "kind": "LinkedField",
        "name": "tenants",
        "plural": true,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Navigation",
        "kind": "LinkedField",
        "name": "navigation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "home",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "myTasks",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "assignedTasks",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "blueprints",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "forms",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "people",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "admin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminSettings",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customFields",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "documents",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createBlueprint",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createCustomField",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createForm",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createPeople",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "memberSessionQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "memberSessionQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6ce30af21156ecd274207efa710a052f",
    "id": null,
    "metadata": {},
    "name": "memberSessionQuery",
    "operationKind": "query",
    "text": "query memberSessionQuery{viewer{id,locale,theme,timeZone,browserKey,user{id,name,isAdmin},tenant{id,accentColor},tenants{id},navigation{home,myTasks,assignedTasks,blueprints,forms,people,admin,adminSettings,customFields,documents,createBlueprint,createCustomField,createForm,createPeople}}}"
  }
};
})();

(node as any).hash = "14d4190f4a6a38ade1db976e967b854d";

export default node;
