/**
 * @generated SignedSource<<a3a65a35be06f77119f94e0d5df00752>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type AutomationBodyKind = "FORM" | "JSON" | "NONE";
export type HttpMethod = "DELETE" | "GET" | "PATCH" | "POST" | "PUT";
export type TaskStatus = "COMPLETED" | "INACTIVE" | "PENDING_ACKNOWLEDGEMENT" | "PENDING_REVIEW" | "PENDING_SUBMISSION" | "REJECTED";
export type RetryAutomationInput = {
  automation?: AutomationInput | null | undefined;
  expectedVersion?: number | null | undefined;
  idempotencyKey: string;
  taskId: string;
};
export type AutomationInput = {
  bodyEntries?: ReadonlyArray<NamedTemplateInput> | null | undefined;
  bodyKind: AutomationBodyKind;
  bodyText?: string | null | undefined;
  expectedStatuses: ReadonlyArray<string>;
  headers: ReadonlyArray<NamedTemplateInput>;
  isAtOnce?: boolean | null | undefined;
  maxAttempts?: number | null | undefined;
  method: HttpMethod;
  outputs: ReadonlyArray<OutputMappingInput>;
  query: ReadonlyArray<NamedTemplateInput>;
  timeoutSeconds?: number | null | undefined;
  url: string;
};
export type NamedTemplateInput = {
  name: string;
  value: string;
};
export type OutputMappingInput = {
  instance: string;
  isRequired: boolean;
  path: string;
};
export type troubledCallListRetryMutation$variables = {
  input: RetryAutomationInput;
};
export type troubledCallListRetryMutation$data = {
  readonly retryAutomation: {
    readonly task: {
      readonly id: string;
      readonly status: TaskStatus;
      readonly version: number;
    };
  };
};
export type troubledCallListRetryMutation = {
  response: troubledCallListRetryMutation$data;
  variables: troubledCallListRetryMutation$variables;
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
    "concreteType": "TaskPayload",
    "kind": "LinkedField",
    "name": "retryAutomation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Task",
        "kind": "LinkedField",
        "name": "task",
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
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
    "name": "troubledCallListRetryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "troubledCallListRetryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "366b48eafbcbd253e2d7ccace56cd78b",
    "id": null,
    "metadata": {},
    "name": "troubledCallListRetryMutation",
    "operationKind": "mutation",
    "text": "mutation troubledCallListRetryMutation($input:RetryAutomationInput!){retryAutomation(input:$input){task{id,version,status}}}"
  }
};
})();

(node as any).hash = "f3883b76146f557b7a6cb74a1fc2704f";

export default node;
