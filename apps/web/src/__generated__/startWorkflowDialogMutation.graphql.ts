/**
 * @generated SignedSource<<26e0b3648b0459b66dc40733191c4ca1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FieldValue } from "@baton/domain/field/field";
export type StartWorkflowInput = {
  blueprintId: string;
  idempotencyKey: string;
  name: string;
  ownerId: string;
  startDate?: string | null | undefined;
  values?: ReadonlyArray<FieldValueInput> | null | undefined;
};
export type FieldValueInput = {
  booleanValue?: boolean | null | undefined;
  dateValue?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  floatValue?: number | null | undefined;
  instance: string;
  intValue?: number | null | undefined;
  partyIdMultiValue?: ReadonlyArray<string> | null | undefined;
  stringMultiValue?: ReadonlyArray<string> | null | undefined;
  stringValue?: string | null | undefined;
  timeValue?: string | null | undefined;
  value?: FieldValue | null | undefined;
};
export type startWorkflowDialogMutation$variables = {
  input: StartWorkflowInput;
};
export type startWorkflowDialogMutation$data = {
  readonly startWorkflow: {
    readonly workflow: {
      readonly id: string;
      readonly name: string;
      readonly permissions: {
        readonly read: boolean;
      };
    };
  };
};
export type startWorkflowDialogMutation = {
  response: startWorkflowDialogMutation$data;
  variables: startWorkflowDialogMutation$variables;
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
    "name": "startWorkflowDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "startWorkflowDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "eac8c5591d3ed7c5d076d06cbc82b361",
    "id": null,
    "metadata": {},
    "name": "startWorkflowDialogMutation",
    "operationKind": "mutation",
    "text": "mutation startWorkflowDialogMutation($input:StartWorkflowInput!){startWorkflow(input:$input){workflow{id,name,permissions{read}}}}"
  }
};
})();

(node as any).hash = "a184fd870ff4ad3cc324751dbcce2797";

export default node;
