/**
 * @generated SignedSource<<ae745ba7cd52cc9f7b176ea5b1453a7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FieldFilterOperator = "CONTAINS_ALL" | "CONTAINS_ALL_OF" | "CONTAINS_ANY" | "CONTAINS_NONE" | "EQUALS" | "GREATER_THAN" | "IS_ANY_OF" | "IS_NONE_OF" | "LESS_THAN" | "NOT_EQUALS";
export type ScheduleStatus = "COMPLETED" | "ENDED" | "NOT_STARTED" | "PAUSED" | "RUNNING" | "SCHEDULED";
export type StageStatus = "COMPLETED" | "IN_PROGRESS" | "NOT_STARTED" | "SKIPPED";
import type { FieldValue } from "@baton/domain/field/field";
export type WorkflowFieldFilterInput = {
  field: string;
  operator: FieldFilterOperator;
  values: ReadonlyArray<FieldValue>;
};
export type homeScreenQuery$variables = {
  blueprint?: string | null | undefined;
  field?: WorkflowFieldFilterInput | null | undefined;
  search?: string | null | undefined;
  stage?: string | null | undefined;
  stageStatus?: ReadonlyArray<StageStatus> | null | undefined;
  status?: ReadonlyArray<ScheduleStatus> | null | undefined;
};
export type homeScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"workflowList_query">;
};
export type homeScreenQuery = {
  response: homeScreenQuery$data;
  variables: homeScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "blueprint"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "field"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stage"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stageStatus"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v6 = {
  "kind": "Variable",
  "name": "blueprint",
  "variableName": "blueprint"
},
v7 = {
  "kind": "Variable",
  "name": "field",
  "variableName": "field"
},
v8 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v9 = {
  "kind": "Variable",
  "name": "stage",
  "variableName": "stage"
},
v10 = {
  "kind": "Variable",
  "name": "stageStatus",
  "variableName": "stageStatus"
},
v11 = {
  "kind": "Variable",
  "name": "status",
  "variableName": "status"
},
v12 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v15 = [
  (v14/*:: as any*/),
  (v13/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "homeScreenQuery",
    "selections": [
      {
        "args": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "workflowList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "homeScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": "WorkflowConnection",
        "kind": "LinkedField",
        "name": "workflows",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkflowEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Workflow",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/),
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
                    "name": "isTestRun",
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
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
                    "name": "blueprintVersionNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Blueprint",
                    "kind": "LinkedField",
                    "name": "blueprint",
                    "plural": false,
                    "selections": (v15/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "owner",
                    "plural": false,
                    "selections": (v15/*:: as any*/),
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
                    "name": "endDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "taskCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "completedTaskCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "filters": [
          "status",
          "search",
          "field",
          "blueprint",
          "stage",
          "stageStatus"
        ],
        "handle": "connection",
        "key": "workflowList_workflows",
        "kind": "LinkedHandle",
        "name": "workflows"
      }
    ]
  },
  "params": {
    "cacheID": "86d5dd8808380a30a04a778da96182cd",
    "id": null,
    "metadata": {},
    "name": "homeScreenQuery",
    "operationKind": "query",
    "text": "query homeScreenQuery($status:[ScheduleStatus!],$search:String,$field:WorkflowFieldFilterInput,$blueprint:ID,$stage:ID,$stageStatus:[StageStatus!]){...workflowList_query_1kAlXf}fragment workflowList_query_1kAlXf on Query{workflows(first:50,status:$status,search:$search,field:$field,blueprint:$blueprint,stage:$stage,stageStatus:$stageStatus){edges{node{id,...workflowList_workflow,__typename},cursor},pageInfo{endCursor,hasNextPage}}}fragment workflowList_workflow on Workflow{id,reference,isTestRun,name,homeStatus,blueprintVersionNumber,blueprint{name,id},owner{name,id},plannedEndDate,endDate,taskCount,completedTaskCount}"
  }
};
})();

(node as any).hash = "1df36a25aa223e27d693b3a105073158";

export default node;
