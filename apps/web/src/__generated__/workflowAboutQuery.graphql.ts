/**
 * @generated SignedSource<<f4d2ab1ae1c6a3780182f164ee0140b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type HomeStatus = "COMPLETED" | "ENDED" | "NOT_STARTED" | "ON_TRACK" | "OVERDUE" | "PAUSED" | "PROBLEM" | "WAITING";
export type workflowAboutQuery$variables = {
  id: string;
};
export type workflowAboutQuery$data = {
  readonly workflow: {
    readonly blueprint: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly blueprintVersionNumber: number;
    readonly description: string;
    readonly endDate: string | null | undefined;
    readonly homeStatus: HomeStatus;
    readonly id: string;
    readonly owner: {
      readonly id: string;
      readonly name: string;
    };
    readonly plannedEndDate: string | null | undefined;
    readonly reference: string;
    readonly startDate: string | null | undefined;
  } | null | undefined;
};
export type workflowAboutQuery = {
  response: workflowAboutQuery$data;
  variables: workflowAboutQuery$variables;
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
  "name": "id",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Workflow",
    "kind": "LinkedField",
    "name": "workflow",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reference",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "homeStatus",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "startDate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endDate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "plannedEndDate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "blueprintVersionNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "owner",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Blueprint",
        "kind": "LinkedField",
        "name": "blueprint",
        "plural": false,
        "selections": (v2/*:: as any*/),
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
    "name": "workflowAboutQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "workflowAboutQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "b4453f9c92b135c912c76a25673c847b",
    "id": null,
    "metadata": {},
    "name": "workflowAboutQuery",
    "operationKind": "query",
    "text": "query workflowAboutQuery($id:ID!){workflow(id:$id){id,reference,description,homeStatus,startDate,endDate,plannedEndDate,blueprintVersionNumber,owner{id,name},blueprint{id,name}}}"
  }
};
})();

(node as any).hash = "0279698c49126ce072ce8fb136a06b3c";

export default node;
