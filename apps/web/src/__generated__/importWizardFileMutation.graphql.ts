/**
 * @generated SignedSource<<1715fe90599c750bd3dad6087063f7a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ImportBlueprintFileInput = {
  idempotencyKey: string;
  text: string;
};
export type importWizardFileMutation$variables = {
  input: ImportBlueprintFileInput;
};
export type importWizardFileMutation$data = {
  readonly importBlueprintFile: {
    readonly blueprint: {
      readonly id: string;
      readonly name: string;
    };
    readonly missing: ReadonlyArray<string>;
  };
};
export type importWizardFileMutation = {
  response: importWizardFileMutation$data;
  variables: importWizardFileMutation$variables;
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
    "concreteType": "ImportBlueprintFilePayload",
    "kind": "LinkedField",
    "name": "importBlueprintFile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Blueprint",
        "kind": "LinkedField",
        "name": "blueprint",
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
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "missing",
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
    "name": "importWizardFileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "importWizardFileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c849c5403d658ed9d8dbcfd91a0fedc9",
    "id": null,
    "metadata": {},
    "name": "importWizardFileMutation",
    "operationKind": "mutation",
    "text": "mutation importWizardFileMutation($input:ImportBlueprintFileInput!){importBlueprintFile(input:$input){blueprint{id,name},missing}}"
  }
};
})();

(node as any).hash = "4e09ea7d2c5f228475b3f654f02e3efb";

export default node;
