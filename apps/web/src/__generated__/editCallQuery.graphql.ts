/**
 * @generated SignedSource<<6b12abbc0819a5fee716e38a76605706>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type AutomationBodyKind = "FORM" | "JSON" | "NONE";
export type HttpMethod = "DELETE" | "GET" | "PATCH" | "POST" | "PUT";
export type editCallQuery$variables = {
  id: string;
};
export type editCallQuery$data = {
  readonly task: {
    readonly automation: {
      readonly settings: {
        readonly bodyEntries: ReadonlyArray<{
          readonly name: string;
          readonly value: string;
        }> | null | undefined;
        readonly bodyKind: AutomationBodyKind;
        readonly bodyText: string | null | undefined;
        readonly expectedStatuses: ReadonlyArray<string>;
        readonly headers: ReadonlyArray<{
          readonly name: string;
          readonly value: string;
        }>;
        readonly isAtOnce: boolean | null | undefined;
        readonly maxAttempts: number | null | undefined;
        readonly method: HttpMethod;
        readonly outputs: ReadonlyArray<{
          readonly instance: string;
          readonly isRequired: boolean;
          readonly path: string;
        }>;
        readonly query: ReadonlyArray<{
          readonly name: string;
          readonly value: string;
        }>;
        readonly timeoutSeconds: number | null | undefined;
        readonly url: string;
      } | null | undefined;
      readonly templateFields: ReadonlyArray<{
        readonly instance: string;
        readonly name: string;
      }>;
    } | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly version: number;
  } | null | undefined;
};
export type editCallQuery = {
  response: editCallQuery$data;
  variables: editCallQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "instance",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
],
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
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
      (v1/*:: as any*/),
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
        "concreteType": "TaskAutomation",
        "kind": "LinkedField",
        "name": "automation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TemplateField",
            "kind": "LinkedField",
            "name": "templateFields",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Automation",
            "kind": "LinkedField",
            "name": "settings",
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
                "concreteType": "NamedTemplate",
                "kind": "LinkedField",
                "name": "headers",
                "plural": true,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "NamedTemplate",
                "kind": "LinkedField",
                "name": "query",
                "plural": true,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bodyKind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "NamedTemplate",
                "kind": "LinkedField",
                "name": "bodyEntries",
                "plural": true,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bodyText",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expectedStatuses",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OutputMapping",
                "kind": "LinkedField",
                "name": "outputs",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "path",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isRequired",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxAttempts",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeoutSeconds",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isAtOnce",
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
    "name": "editCallQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "editCallQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "5cac771b0e11c772607e26c68d1321ef",
    "id": null,
    "metadata": {},
    "name": "editCallQuery",
    "operationKind": "query",
    "text": "query editCallQuery($id:ID!){task(id:$id){id,name,version,automation{templateFields{instance,name},settings{method,url,headers{name,value},query{name,value},bodyKind,bodyEntries{name,value},bodyText,expectedStatuses,outputs{path,instance,isRequired},maxAttempts,timeoutSeconds,isAtOnce}}}}"
  }
};
})();

(node as any).hash = "d2caef303a92ec356d4821ad58a58eef";

export default node;
