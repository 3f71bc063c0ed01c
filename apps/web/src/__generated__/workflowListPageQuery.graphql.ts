/**
 * @generated SignedSource<<c3c204d718254c0715a7cf479839a692>>
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
export type workflowListPageQuery$variables = {
  after?: string | null | undefined;
  blueprint?: string | null | undefined;
  field?: WorkflowFieldFilterInput | null | undefined;
  first?: number | null | undefined;
  search?: string | null | undefined;
  stage?: string | null | undefined;
  stageStatus?: ReadonlyArray<StageStatus> | null | undefined;
  status?: ReadonlyArray<ScheduleStatus> | null | undefined;
};
export type workflowListPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"workflowList_query">;
};
export type workflowListPageQuery = {
  response: workflowListPageQuery$data;
  variables: workflowListPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "blueprint"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "field"
  },
  {
    "defaultValue": 50,
    "kind": "LocalArgument",
    "name": "first"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "stage"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "stageStatus"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "status"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "blueprint",
    "variableName": "blueprint"
  },
  {
    "kind": "Variable",
    "name": "field",
    "variableName": "field"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  },
  {
    "kind": "Variable",
    "name": "stage",
    "variableName": "stage"
  },
  {
    "kind": "Variable",
    "name": "stageStatus",
    "variableName": "stageStatus"
  },
  {
    "kind": "Variable",
    "name": "status",
    "variableName": "status"
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
  "name": "name",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "workflowListPageQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "workflowList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "workflowListPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                  (v2/*:: as any*/),
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
                  (v3/*:: as any*/),
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
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "owner",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
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
        "args": (v1/*:: as any*/),
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
    "cacheID": "2fb79397368b4f8ca899f242d4d27a21",
    "id": null,
    "metadata": {},
    "name": "workflowListPageQuery",
    "operationKind": "query",
    "text": "query workflowListPageQuery($after:String,$blueprint:ID,$field:WorkflowFieldFilterInput,$first:Int=50,$search:String,$stage:ID,$stageStatus:[StageStatus!],$status:[ScheduleStatus!]){...workflowList_query_1xwEdy}fragment workflowList_query_1xwEdy on Query{workflows(first:$first,after:$after,status:$status,search:$search,field:$field,blueprint:$blueprint,stage:$stage,stageStatus:$stageStatus){edges{node{id,...workflowList_workflow,__typename},cursor},pageInfo{endCursor,hasNextPage}}}fragment workflowList_workflow on Workflow{id,reference,isTestRun,name,homeStatus,blueprintVersionNumber,blueprint{name,id},owner{name,id},plannedEndDate,endDate,taskCount,completedTaskCount}"
  }
};
})();

(node as any).hash = "593262d261a133496dfffbdacf45a5c4";

export default node;
