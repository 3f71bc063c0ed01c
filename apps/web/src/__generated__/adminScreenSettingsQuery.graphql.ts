/**
 * @generated SignedSource<<05e134d22746ca2617cf40bd74d9cb13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type adminScreenSettingsQuery$variables = Record<PropertyKey, never>;
export type adminScreenSettingsQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"workspacePanel_viewer">;
  } | null | undefined;
};
export type adminScreenSettingsQuery = {
  response: adminScreenSettingsQuery$data;
  variables: adminScreenSettingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "adminScreenSettingsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "workspacePanel_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "adminScreenSettingsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Tenant",
            "kind": "LinkedField",
            "name": "tenant",
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
                "name": "timeZone",
                "storageKey": null
              },
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1b0c66c748c47b6c58acbc3554ff5213",
    "id": null,
    "metadata": {},
    "name": "adminScreenSettingsQuery",
    "operationKind": "query",
    "text": "query adminScreenSettingsQuery{viewer{...workspacePanel_viewer,id}}fragment workspacePanel_viewer on Viewer{tenant{name,timeZone,id},...workspaceSettings_viewer}fragment workspaceSettings_viewer on Viewer{tenant{name,accentColor,timeZone,id}}"
  }
};
})();

(node as any).hash = "e2b9d0639c63d350a598fed3c2588f63";

export default node;
