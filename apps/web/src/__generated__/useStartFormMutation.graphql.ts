/**
 * @generated SignedSource<<3f3dcd9880c827c4b9196777f592fde9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type InputType = "HIDDEN" | "INHERITED" | "OPTIONAL" | "PROVIDED" | "REQUESTED";
import type { FieldValue } from "@baton/domain/field/field";
export type StartWorkflowInput = {
  blueprintId: string;
  idempotencyKey: string;
  isTestRun?: boolean | null | undefined;
  name?: string | null | undefined;
  ownerId: string;
  startDate?: string | null | undefined;
  values?: ReadonlyArray<FieldValueInput> | null | undefined;
};
export type FieldValueInput = {
  booleanValue?: boolean | null | undefined;
  dateValue?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  floatValue?: number | null | undefined;
  id?: string | null | undefined;
  inputType?: InputType | null | undefined;
  instance?: string | null | undefined;
  intValue?: number | null | undefined;
  partyIdMultiValue?: ReadonlyArray<string> | null | undefined;
  stringMultiValue?: ReadonlyArray<string> | null | undefined;
  stringValue?: string | null | undefined;
  timeValue?: string | null | undefined;
  value?: FieldValue | null | undefined;
};
export type useStartFormMutation$variables = {
  input: StartWorkflowInput;
};
export type useStartFormMutation$data = {
  readonly startWorkflow: {
    readonly workflow: {
      readonly id: string;
      readonly name: string;
      readonly permissions: {
        readonly read: boolean;
      };
      readonly variant: {
        readonly name: string;
      } | null | undefined;
    };
  };
};
export type useStartFormMutation = {
  response: useStartFormMutation$data;
  variables: useStartFormMutation$variables;
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
  "name": "name",
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
    "concreteType": "WorkflowPayload",
    "kind": "LinkedField",
    "name": "startWorkflow",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Workflow",
        "kind": "LinkedField",
        "name": "workflow",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkflowPermissions",
            "kind": "LinkedField",
            "name": "permissions",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "read",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkflowVariant",
            "kind": "LinkedField",
            "name": "variant",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
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
    "name": "useStartFormMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStartFormMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "ae812f58f4daf06aaedeb3b6caab4d5c",
    "id": null,
    "metadata": {},
    "name": "useStartFormMutation",
    "operationKind": "mutation",
    "text": "mutation useStartFormMutation($input:StartWorkflowInput!){startWorkflow(input:$input){workflow{id,name,permissions{read},variant{name}}}}"
  }
};
})();

(node as any).hash = "8dc3651d07938c1fa18cb4e4ebb1faf7";

export default node;
