/**
 * @generated SignedSource<<842cd4dbfe37b0064edae9ad8cdc8a2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Locale = "de" | "en" | "es" | "fr" | "ko" | "th" | "zh";
export type Theme = "DARK" | "LIGHT" | "SYSTEM";
export type UpdatePreferencesInput = {
  locale?: Locale | null | undefined;
  theme?: Theme | null | undefined;
};
export type preferencesDialogSaveMutation$variables = {
  input: UpdatePreferencesInput;
};
export type preferencesDialogSaveMutation$data = {
  readonly updatePreferences: {
    readonly viewer: {
      readonly id: string;
      readonly locale: Locale;
      readonly theme: Theme;
    };
  };
};
export type preferencesDialogSaveMutation = {
  response: preferencesDialogSaveMutation$data;
  variables: preferencesDialogSaveMutation$variables;
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
    "concreteType": "ViewerPayload",
    "kind": "LinkedField",
    "name": "updatePreferences",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
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
    "name": "preferencesDialogSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "preferencesDialogSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ac035087e56615a38d18b22742459384",
    "id": null,
    "metadata": {},
    "name": "preferencesDialogSaveMutation",
    "operationKind": "mutation",
    "text": "mutation preferencesDialogSaveMutation($input:UpdatePreferencesInput!){updatePreferences(input:$input){viewer{id,locale,theme}}}"
  }
};
})();

(node as any).hash = "2302622507a4fe7928edf04e3b639547";

export default node;
