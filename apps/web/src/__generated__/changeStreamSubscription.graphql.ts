/**
 * @generated SignedSource<<63ffc2afafe588e0ff50405f2dd74f13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type changeStreamSubscription$variables = {
  blueprintId?: string | null | undefined;
  workflowId?: string | null | undefined;
};
export type changeStreamSubscription$data = {
  readonly changes: {
    readonly blueprintId: string | null | undefined;
    readonly cause: string | null | undefined;
    readonly lists: boolean;
    readonly myWork: boolean;
    readonly presence: ReadonlyArray<string>;
    readonly workflowId: string | null | undefined;
  };
};
export type changeStreamSubscription = {
  response: changeStreamSubscription$data;
  variables: changeStreamSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "blueprintId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "workflowId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "blueprintId",
        "variableName": "blueprintId"
      },
      {
        "kind": "Variable",
        "name": "workflowId",
        "variableName": "workflowId"
      }
    ],
    "concreteType": "Change",
    "kind": "LinkedField",
    "name": "changes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "workflowId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "blueprintId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "myWork",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lists",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cause",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "presence",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "changeStreamSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "changeStreamSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "17a03ea1c42b70a3b372dff69f3fdaca",
    "id": null,
    "metadata": {},
    "name": "changeStreamSubscription",
    "operationKind": "subscription",
    "text": "subscription changeStreamSubscription($workflowId:ID,$blueprintId:ID){changes(workflowId:$workflowId,blueprintId:$blueprintId){workflowId,blueprintId,myWork,lists,cause,presence}}"
  }
};
})();

(node as any).hash = "60680117e1189be6b3736f361e7338e1";

export default node;
