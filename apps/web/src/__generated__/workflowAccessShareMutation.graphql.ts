/**
 * @generated SignedSource<<2df566c93e2326a00d70b8449cb43480>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type PartyKind = "ROLE" | "TEAM" | "USER";
export type WorkflowAccess = "EDITOR" | "VIEWER";
export type ShareWorkflowInput = {
  expectedVersion: number;
  idempotencyKey: string;
  sharedWith: ReadonlyArray<WorkflowShareInput>;
  workflowId: string;
};
export type WorkflowShareInput = {
  access: WorkflowAccess;
  partyId: string;
};
export type workflowAccessShareMutation$variables = {
  input: ShareWorkflowInput;
};
export type workflowAccessShareMutation$data = {
  readonly shareWorkflow: {
    readonly workflow: {
      readonly id: string;
      readonly sharedWith: ReadonlyArray<{
        readonly access: WorkflowAccess;
        readonly party: {
          readonly id: string;
          readonly kind: PartyKind;
          readonly name: string;
        };
      }>;
      readonly version: number;
    };
  };
};
export type workflowAccessShareMutation = {
  response: workflowAccessShareMutation$data;
  variables: workflowAccessShareMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "access",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "workflowAccessShareMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WorkflowCommandPayload",
        "kind": "LinkedField",
        "name": "shareWorkflow",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkflowShare",
                "kind": "LinkedField",
                "name": "sharedWith",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "party",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "workflowAccessShareMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WorkflowCommandPayload",
        "kind": "LinkedField",
        "name": "shareWorkflow",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkflowShare",
                "kind": "LinkedField",
                "name": "sharedWith",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "party",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      },
                      (v2/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cf65916e107c331e3c8c05565794a1fb",
    "id": null,
    "metadata": {},
    "name": "workflowAccessShareMutation",
    "operationKind": "mutation",
    "text": "mutation workflowAccessShareMutation($input:ShareWorkflowInput!){shareWorkflow(input:$input){workflow{id,version,sharedWith{party{__typename,id,name,kind},access}}}}"
  }
};
})();

(node as any).hash = "a1c2a34faffb6d03795db3bfb50c6ff2";

export default node;
