/**
 * @generated SignedSource<<8cba660731c28aa32948f558effc5b10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ApprovalRule = "ALL" | "ALL_RESPOND_THEN_ANY" | "ANY" | "N" | "PERCENT";
export type DateRuleKind = "DURATION" | "FIELD" | "FIXED" | "WORKFLOW_START";
export type DurationUnit = "DAYS" | "HOURS" | "MINUTES";
export type ImportColumn = "APPROVAL" | "ASSIGNEE" | "DESCRIPTION" | "DUE_DATE" | "DURATION" | "IGNORE" | "STAGE" | "TASK";
export type ImportSeverity = "ERROR" | "WARNING";
export type PartyKind = "ROLE" | "TEAM" | "USER";
export type RejectActionKind = "CONTINUE" | "END_WORKFLOW" | "NONE" | "REOPEN_TASK" | "REPORT_EXCEPTION" | "RESTART_STAGE" | "REWORK";
export type StageJoin = "ALL_COMPLETED" | "ALL_RESOLVED" | "ANY_COMPLETED";
export type StageTriggerKind = "AFTER_STAGES" | "DATE" | "PREVIOUS_STAGE" | "WORKFLOW_START";
export type TaskType = "APPROVAL" | "AUTOMATION" | "DEFAULT" | "LINKED_WORKFLOW";
export type PlanImportInput = {
  mapping: ImportMappingInput;
  source: ImportSourceInput;
};
export type ImportMappingInput = {
  columns: ReadonlyArray<ImportColumn>;
  startDate?: string | null | undefined;
  tableId: string;
};
export type ImportSourceInput = {
  data?: string | null | undefined;
  fileName: string;
  headerRow?: number | null | undefined;
  text?: string | null | undefined;
};
export type importRequestsPlanMutation$variables = {
  input: PlanImportInput;
};
export type importRequestsPlanMutation$data = {
  readonly planImport: {
    readonly content: {
      readonly description: string;
      readonly name: string;
      readonly parties: ReadonlyArray<{
        readonly id: string;
        readonly kind: PartyKind;
        readonly name: string;
      }>;
      readonly stages: ReadonlyArray<{
        readonly description: string;
        readonly displayOrder: number;
        readonly key: string;
        readonly name: string;
        readonly trigger: {
          readonly date: {
            readonly date: string | null | undefined;
            readonly days: number | null | undefined;
            readonly kind: DateRuleKind;
          } | null | undefined;
          readonly join: StageJoin;
          readonly kind: StageTriggerKind;
          readonly stages: ReadonlyArray<string>;
        };
      }>;
      readonly tasks: ReadonlyArray<{
        readonly afterTasks: ReadonlyArray<string>;
        readonly approvals: ReadonlyArray<{
          readonly approvers: ReadonlyArray<string>;
          readonly due: {
            readonly amount: number | null | undefined;
            readonly date: string | null | undefined;
            readonly days: number | null | undefined;
            readonly kind: DateRuleKind;
            readonly unit: DurationUnit | null | undefined;
          } | null | undefined;
          readonly key: string;
          readonly level: number;
          readonly requiresComment: boolean;
          readonly rule: ApprovalRule;
        }>;
        readonly assignees: ReadonlyArray<string>;
        readonly description: string;
        readonly displayOrder: number;
        readonly due: {
          readonly amount: number | null | undefined;
          readonly date: string | null | undefined;
          readonly days: number | null | undefined;
          readonly kind: DateRuleKind;
          readonly unit: DurationUnit | null | undefined;
        } | null | undefined;
        readonly key: string;
        readonly name: string;
        readonly notBefore: {
          readonly date: string | null | undefined;
          readonly days: number | null | undefined;
          readonly kind: DateRuleKind;
        } | null | undefined;
        readonly rejectAction: {
          readonly kind: RejectActionKind;
          readonly requiresComment: boolean;
          readonly task: string | null | undefined;
        };
        readonly stage: string;
        readonly type: TaskType;
      }>;
    };
    readonly issues: ReadonlyArray<{
      readonly code: string;
      readonly column: string | null | undefined;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly row: number | null | undefined;
      readonly severity: ImportSeverity;
    }>;
    readonly newRoles: ReadonlyArray<string>;
    readonly startDate: string | null | undefined;
  };
};
export type importRequestsPlanMutation = {
  response: importRequestsPlanMutation$data;
  variables: importRequestsPlanMutation$variables;
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
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayOrder",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "days",
  "storageKey": null
},
v9 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "BlueprintStage",
  "kind": "LinkedField",
  "name": "stages",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StageTrigger",
      "kind": "LinkedField",
      "name": "trigger",
      "plural": false,
      "selections": [
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "join",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DateRule",
          "kind": "LinkedField",
          "name": "date",
          "plural": false,
          "selections": (v9/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "DateRule",
  "kind": "LinkedField",
  "name": "due",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requiresComment",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "BlueprintTask",
  "kind": "LinkedField",
  "name": "tasks",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stage",
      "storageKey": null
    },
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assignees",
      "storageKey": null
    },
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "afterTasks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DateRule",
      "kind": "LinkedField",
      "name": "notBefore",
      "plural": false,
      "selections": (v9/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApprovalStep",
      "kind": "LinkedField",
      "name": "approvals",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approvers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rule",
          "storageKey": null
        },
        (v12/*:: as any*/),
        (v11/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RejectAction",
      "kind": "LinkedField",
      "name": "rejectAction",
      "plural": false,
      "selections": [
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "task",
          "storageKey": null
        },
        (v12/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "newRoles",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "ImportIssue",
  "kind": "LinkedField",
  "name": "issues",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "row",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "column",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorParam",
      "kind": "LinkedField",
      "name": "params",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "severity",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "importRequestsPlanMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportPlan",
        "kind": "LinkedField",
        "name": "planImport",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BlueprintContent",
            "kind": "LinkedField",
            "name": "content",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v10/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "parties",
                "plural": true,
                "selections": [
                  (v14/*:: as any*/),
                  (v2/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/)
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
    "name": "importRequestsPlanMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportPlan",
        "kind": "LinkedField",
        "name": "planImport",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BlueprintContent",
            "kind": "LinkedField",
            "name": "content",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v10/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "parties",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  (v2/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7fe1a33610d0b8e15f66dd81b8c2dfaf",
    "id": null,
    "metadata": {},
    "name": "importRequestsPlanMutation",
    "operationKind": "mutation",
    "text": "mutation importRequestsPlanMutation($input:PlanImportInput!){planImport(input:$input){content{name,description,stages{key,name,description,displayOrder,trigger{kind,stages,join,date{kind,date,days}}},tasks{key,stage,displayOrder,type,name,description,assignees,due{kind,date,days,amount,unit},afterTasks,notBefore{kind,date,days},approvals{key,level,approvers,rule,requiresComment,due{kind,date,days,amount,unit}},rejectAction{kind,task,requiresComment}},parties{__typename,id,name,kind}},newRoles,startDate,issues{row,column,code,params{name,value},severity}}}"
  }
};
})();

(node as any).hash = "1d7c5fe6d515f3faaf66494f65f1bfbe";

export default node;
