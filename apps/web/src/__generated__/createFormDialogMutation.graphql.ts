/**
 * @generated SignedSource<<96564cf35abebdf007e4d80fdb2ba3d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Locale = "de" | "en" | "es" | "fr" | "ko" | "th" | "zh";
export type CreateFormInput = {
  copyOf?: string | null | undefined;
  idempotencyKey: string;
  isVariant?: boolean | null | undefined;
  language?: Locale | null | undefined;
  name: string;
};
export type createFormDialogMutation$variables = {
  input: CreateFormInput;
};
export type createFormDialogMutation$data = {
  readonly createForm: {
    readonly form: {
      readonly id: string;
    };
  };
};
export type createFormDialogMutation = {
  response: createFormDialogMutation$data;
  variables: createFormDialogMutation$variables;
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
    "concreteType": "FormPayload",
    "kind": "LinkedField",
    "name": "createForm",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Form",
        "kind": "LinkedField",
        "name": "form",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "createFormDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "createFormDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "4e0344db52887d4116c204732242989a",
    "id": null,
    "metadata": {},
    "name": "createFormDialogMutation",
    "operationKind": "mutation",
    "text": "mutation createFormDialogMutation($input:CreateFormInput!){createForm(input:$input){form{id}}}"
  }
};
})();

(node as any).hash = "1daf2fee5c3dd30d174e90fcd2a62cbf";

export default node;
