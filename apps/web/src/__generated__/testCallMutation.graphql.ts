/**
 * @generated SignedSource<<aae99470362996a38b381ae1661aecc4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type AutomationBodyKind = "FORM" | "JSON" | "NONE";
export type AutomationFailure = "ADDRESS_INVALID" | "ADDRESS_NOT_FOUND" | "ADDRESS_REFUSED" | "ANSWER_NOT_READABLE" | "ANSWER_TOO_LARGE" | "AUTHENTICATION_REFUSED" | "FieldMappingForAutomationTaskMustBeCompleted" | "NAME_NOT_FOUND" | "OUTPUT_INVALID" | "OUTPUT_MISSING" | "SECRET_MISSING" | "SERVER_BUSY" | "SERVER_FAILED" | "TIMED_OUT" | "TLS_FAILED" | "TOO_MANY_REDIRECTS" | "TO_BE_UNDONE" | "UNEXPECTED_STATUS" | "UNREACHABLE";
export type HttpMethod = "DELETE" | "GET" | "PATCH" | "POST" | "PUT";
export type InputType = "HIDDEN" | "INHERITED" | "OPTIONAL" | "PROVIDED" | "REQUESTED";
import type { FieldValue } from "@baton/domain/field/field";
export type TestAutomationInput = {
  automation: AutomationInput;
  blueprintId: string;
  values: ReadonlyArray<FieldValueInput>;
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
export type testCallMutation$variables = {
  input: TestAutomationInput;
};
export type testCallMutation$data = {
  readonly testAutomation: {
    readonly body: string;
    readonly durationMs: number;
    readonly failure: AutomationFailure | null | undefined;
    readonly request: {
      readonly body: string | null | undefined;
      readonly headers: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly method: string;
      readonly url: string;
    };
    readonly status: number | null | undefined;
  };
};
export type testCallMutation = {
  response: testCallMutation$data;
  variables: testCallMutation$variables;
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
  "name": "body",
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
    "concreteType": "AutomationTest",
    "kind": "LinkedField",
    "name": "testAutomation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AutomationRequest",
        "kind": "LinkedField",
        "name": "request",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "method",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "HttpHeader",
            "kind": "LinkedField",
            "name": "headers",
            "plural": true,
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
                "name": "value",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "durationMs",
        "storageKey": null
      },
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "failure",
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
    "name": "testCallMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "testCallMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "07b4845f817c36c95057bfac98b8ed46",
    "id": null,
    "metadata": {},
    "name": "testCallMutation",
    "operationKind": "mutation",
    "text": "mutation testCallMutation($input:TestAutomationInput!){testAutomation(input:$input){request{method,url,headers{name,value},body},status,durationMs,body,failure}}"
  }
};
})();

(node as any).hash = "f4bb23e0e367454321dc5835127e2e75";

export default node;
