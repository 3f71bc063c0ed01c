/**
 * @generated SignedSource<<d762095a1e8382d090cdcc10d37aae8f>>
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
    "name": "useStartFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStartFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2a645e422108ff84e04facdd82bf12a2",
    "id": null,
    "metadata": {},
    "name": "useStartFormMutation",
    "operationKind": "mutation",
    "text": "mutation useStartFormMutation($input:StartWorkflowInput!){startWorkflow(input:$input){workflow{id,name,permissions{read}}}}"
  }
};
})();

(node as any).hash = "24aa95362bbb87ed724d1b6b15986081";

export default node;
