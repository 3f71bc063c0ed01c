/**
 * @generated SignedSource<<1ba943519756f0c46afff05ff3f061e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ImportColumn = "APPROVAL" | "ASSIGNEE" | "DESCRIPTION" | "DUE_DATE" | "DURATION" | "IGNORE" | "STAGE" | "TASK";
export type ImportBlueprintInput = {
  idempotencyKey: string;
  mapping: ImportMappingInput;
  name: string;
  source: ImportSourceInput;
};
export type ImportMappingInput = {
  columns: ReadonlyArray<ImportColumn>;
  startDate?: string | null | undefined;
  tableId: string;
};
export type ImportSourceInput = {
  data?: string | null | undefined;
  fileName: string;
  headerRow?: number | null | undefined;
  text?: string | null | undefined;
};
export type importWizardMutation$variables = {
  input: ImportBlueprintInput;
};
export type importWizardMutation$data = {
  readonly importBlueprint: {
    readonly blueprint: {
      readonly id: string;
    };
  };
};
export type importWizardMutation = {
  response: importWizardMutation$data;
  variables: importWizardMutation$variables;
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
    "concreteType": "BlueprintPayload",
    "kind": "LinkedField",
    "name": "importBlueprint",
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
    "name": "importWizardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "importWizardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "773ffff7d4175ecf3ad23a5ffaaa0c9f",
    "id": null,
    "metadata": {},
    "name": "importWizardMutation",
    "operationKind": "mutation",
    "text": "mutation importWizardMutation($input:ImportBlueprintInput!){importBlueprint(input:$input){blueprint{id}}}"
  }
};
})();

(node as any).hash = "dd66b1de2292befc730de1bcc0a222ce";

export default node;
