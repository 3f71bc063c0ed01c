/**
 * @generated SignedSource<<095ec28e2ae5eee84eff93650996d4d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type draftServerQuery$variables = {
  id: string;
};
export type draftServerQuery$data = {
  readonly blueprint: {
    readonly draft: {
      readonly " $fragmentSpreads": FragmentRefs<"readContent_content">;
    };
    readonly draftUpdatedBy: {
      readonly name: string;
    } | null | undefined;
    readonly draftVersion: number;
    readonly id: string;
  } | null | undefined;
};
export type draftServerQuery = {
  response: draftServerQuery$data;
  variables: draftServerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
  "name": "draftVersion",
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
  "name": "description",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "BlueprintSettings",
  "kind": "LinkedField",
  "name": "settings",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rejectCycleLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dynamicDueDates",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "autoAdjustDueOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editableSharedFields",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameTemplate",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayOrder",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "match",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "instance",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "task",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fact",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "operator",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "values",
  "storageKey": null
},
v15 = [
  (v9/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "whenUnknown",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ConditionPart",
    "kind": "LinkedField",
    "name": "parts",
    "plural": true,
    "selections": [
      (v9/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ConditionPart",
        "kind": "LinkedField",
        "name": "parts",
        "plural": true,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/)
        ],
        "storageKey": null
      },
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/)
    ],
    "storageKey": null
  }
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "days",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countedIn",
  "storageKey": null
},
v20 = [
  (v16/*:: as any*/),
  (v17/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v10/*:: as any*/)
],
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "restartRule",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
},
v24 = [
  (v22/*:: as any*/),
  (v23/*:: as any*/),
  (v19/*:: as any*/)
],
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "BlueprintStage",
  "kind": "LinkedField",
  "name": "stages",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StageCondition",
      "kind": "LinkedField",
      "name": "condition",
      "plural": false,
      "selections": (v15/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StageTrigger",
      "kind": "LinkedField",
      "name": "trigger",
      "plural": false,
      "selections": [
        (v16/*:: as any*/),
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
          "selections": (v20/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v21/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openTasks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Duration",
      "kind": "LinkedField",
      "name": "sla",
      "plural": false,
      "selections": (v24/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stage",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "peopleFrom",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "ManagerOf",
  "kind": "LinkedField",
  "name": "managersOf",
  "plural": true,
  "selections": [
    (v16/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "person",
      "storageKey": null
    },
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "backups",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rule",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "concreteType": "Voting",
  "kind": "LinkedField",
  "name": "voting",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "threshold",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rejectRule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eachMember",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newVoters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayPassOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayCounter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onChange",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "concreteType": "DateRule",
  "kind": "LinkedField",
  "name": "due",
  "plural": false,
  "selections": [
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    (v18/*:: as any*/),
    (v10/*:: as any*/),
    (v22/*:: as any*/),
    (v23/*:: as any*/),
    (v19/*:: as any*/)
  ],
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outcome",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "party",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "Deadline",
  "kind": "LinkedField",
  "name": "deadline",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countedFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExpiryRule",
      "kind": "LinkedField",
      "name": "expiry",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Duration",
          "kind": "LinkedField",
          "name": "grace",
          "plural": false,
          "selections": (v24/*:: as any*/),
          "storageKey": null
        },
        (v33/*:: as any*/),
        (v34/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Escalation",
      "kind": "LinkedField",
      "name": "escalations",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "when",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Duration",
          "kind": "LinkedField",
          "name": "time",
          "plural": false,
          "selections": (v24/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "action",
          "storageKey": null
        },
        (v34/*:: as any*/),
        (v11/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requiresComment",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "blueprint",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "column",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inputType",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "form",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "item",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "required",
  "storageKey": null
},
v47 = [
  (v7/*:: as any*/),
  (v41/*:: as any*/),
  (v42/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "source",
    "storageKey": null
  },
  (v43/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "FieldInstanceItem",
    "kind": "LinkedField",
    "name": "item",
    "plural": false,
    "selections": [
      (v44/*:: as any*/),
      (v45/*:: as any*/)
    ],
    "storageKey": null
  },
  (v46/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "onSourceChange",
    "storageKey": null
  }
],
v48 = [
  (v4/*:: as any*/),
  (v43/*:: as any*/)
],
v49 = {
  "alias": null,
  "args": null,
  "concreteType": "BlueprintTask",
  "kind": "LinkedField",
  "name": "tasks",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v26/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assignees",
      "storageKey": null
    },
    (v27/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ccFrom",
      "storageKey": null
    },
    (v28/*:: as any*/),
    (v29/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cc",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acknowledgement",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completion",
      "storageKey": null
    },
    (v30/*:: as any*/),
    (v31/*:: as any*/),
    (v32/*:: as any*/),
    (v35/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "clockStops",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StartOutcome",
      "kind": "LinkedField",
      "name": "startOutcomes",
      "plural": true,
      "selections": [
        (v11/*:: as any*/),
        (v33/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DateRule",
      "kind": "LinkedField",
      "name": "notBefore",
      "plural": false,
      "selections": (v20/*:: as any*/),
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
        (v7/*:: as any*/),
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
        (v30/*:: as any*/),
        (v31/*:: as any*/),
        (v27/*:: as any*/),
        (v28/*:: as any*/),
        (v29/*:: as any*/),
        (v36/*:: as any*/),
        (v35/*:: as any*/),
        (v32/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "RejectEffect",
          "kind": "LinkedField",
          "name": "rejectAction",
          "plural": false,
          "selections": [
            (v16/*:: as any*/),
            (v11/*:: as any*/),
            (v26/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LinkRule",
      "kind": "LinkedField",
      "name": "link",
      "plural": false,
      "selections": [
        (v37/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "owner",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LinkSplit",
          "kind": "LinkedField",
          "name": "split",
          "plural": false,
          "selections": [
            (v16/*:: as any*/),
            (v14/*:: as any*/),
            (v10/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "onChildRestart",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LinkInput",
          "kind": "LinkedField",
          "name": "inputs",
          "plural": true,
          "selections": [
            (v38/*:: as any*/),
            (v39/*:: as any*/),
            (v40/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LinkOutput",
          "kind": "LinkedField",
          "name": "outputs",
          "plural": true,
          "selections": [
            (v38/*:: as any*/),
            (v40/*:: as any*/)
          ],
          "storageKey": null
        }
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
        (v16/*:: as any*/),
        (v11/*:: as any*/),
        (v26/*:: as any*/),
        (v36/*:: as any*/)
      ],
      "storageKey": null
    },
    (v21/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "need",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewResume",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewRule",
      "kind": "LinkedField",
      "name": "review",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keepsVotes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Duration",
          "kind": "LinkedField",
          "name": "reworkTime",
          "plural": false,
          "selections": (v24/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "onRevoke",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldInstance",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": (v47/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Automation",
      "kind": "LinkedField",
      "name": "automation",
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
          "selections": (v48/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "NamedTemplate",
          "kind": "LinkedField",
          "name": "query",
          "plural": true,
          "selections": (v48/*:: as any*/),
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
          "selections": (v48/*:: as any*/),
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
            (v10/*:: as any*/),
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
},
v50 = {
  "alias": null,
  "args": null,
  "concreteType": "FieldOption",
  "kind": "LinkedField",
  "name": "options",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v51 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "decimals",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "grouping",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "min",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "max",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "minLength",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "maxLength",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "oneLine",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "markdown",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "withTime",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "startOfDay",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "day",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "maxParties",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "multiple",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "documentTypes",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allowLink",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "maxKilobytes",
    "storageKey": null
  }
],
v52 = {
  "alias": null,
  "args": null,
  "concreteType": "FieldConstraints",
  "kind": "LinkedField",
  "name": "constraints",
  "plural": false,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "readConstraints_constraints",
      "selections": (v51/*:: as any*/),
      "args": null,
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mayAppend",
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "concreteType": "FieldOrigin",
  "kind": "LinkedField",
  "name": "origin",
  "plural": false,
  "selections": [
    (v41/*:: as any*/),
    (v54/*:: as any*/)
  ],
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
},
v57 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "effect",
    "storageKey": null
  },
  (v9/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "FormComparison",
    "kind": "LinkedField",
    "name": "comparisons",
    "plural": true,
    "selections": [
      (v45/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "group",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "groups",
    "storageKey": null
  }
],
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v59 = [
  (v7/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "columns",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "FormRule",
    "kind": "LinkedField",
    "name": "rule",
    "plural": false,
    "selections": (v57/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "FormItem",
    "kind": "LinkedField",
    "name": "items",
    "plural": true,
    "selections": [
      (v7/*:: as any*/),
      (v39/*:: as any*/),
      (v58/*:: as any*/),
      (v41/*:: as any*/),
      (v42/*:: as any*/),
      (v43/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "help",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FormRule",
        "kind": "LinkedField",
        "name": "rules",
        "plural": true,
        "selections": (v57/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v60 = {
  "alias": null,
  "args": null,
  "concreteType": "FormText",
  "kind": "LinkedField",
  "name": "translations",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locale",
      "storageKey": null
    },
    (v7/*:: as any*/),
    (v58/*:: as any*/)
  ],
  "storageKey": null
},
v61 = {
  "alias": null,
  "args": null,
  "concreteType": "FieldInstance",
  "kind": "LinkedField",
  "name": "intake",
  "plural": true,
  "selections": (v47/*:: as any*/),
  "storageKey": null
},
v62 = [
  (v37/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "StageCondition",
    "kind": "LinkedField",
    "name": "when",
    "plural": false,
    "selections": (v15/*:: as any*/),
    "storageKey": null
  }
],
v63 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accessLevel",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
},
v64 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "members",
    "plural": true,
    "selections": [
      (v2/*:: as any*/)
    ],
    "storageKey": null
  }
],
v65 = {
  "kind": "InlineFragment",
  "selections": (v64/*:: as any*/),
  "type": "Team",
  "abstractKey": null
},
v66 = {
  "kind": "InlineFragment",
  "selections": (v64/*:: as any*/),
  "type": "Role",
  "abstractKey": null
},
v67 = {
  "alias": null,
  "args": null,
  "concreteType": "FieldConstraints",
  "kind": "LinkedField",
  "name": "constraints",
  "plural": false,
  "selections": (v51/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "draftServerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Blueprint",
        "kind": "LinkedField",
        "name": "blueprint",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "draftUpdatedBy",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BlueprintContent",
            "kind": "LinkedField",
            "name": "draft",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "readContent_content",
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v25/*:: as any*/),
                  (v49/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BlueprintField",
                    "kind": "LinkedField",
                    "name": "fields",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v4/*:: as any*/),
                      (v16/*:: as any*/),
                      (v50/*:: as any*/),
                      (v23/*:: as any*/),
                      (v52/*:: as any*/),
                      (v53/*:: as any*/),
                      (v55/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FieldColumn",
                        "kind": "LinkedField",
                        "name": "columns",
                        "plural": true,
                        "selections": [
                          (v7/*:: as any*/),
                          (v4/*:: as any*/),
                          (v16/*:: as any*/),
                          (v50/*:: as any*/),
                          (v23/*:: as any*/),
                          (v52/*:: as any*/),
                          (v53/*:: as any*/),
                          (v46/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BlueprintForm",
                    "kind": "LinkedField",
                    "name": "forms",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v44/*:: as any*/),
                      (v54/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v56/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FormSection",
                        "kind": "LinkedField",
                        "name": "sections",
                        "plural": true,
                        "selections": [
                          {
                            "kind": "InlineDataFragmentSpread",
                            "name": "readSection_section",
                            "selections": (v59/*:: as any*/),
                            "args": null,
                            "argumentDefinitions": []
                          }
                        ],
                        "storageKey": null
                      },
                      (v60/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v61/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BlueprintVariant",
                    "kind": "LinkedField",
                    "name": "variants",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "readVariant_variant",
                        "selections": (v62/*:: as any*/),
                        "args": null,
                        "argumentDefinitions": []
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "parties",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "partyFact_party",
                        "selections": [
                          (v2/*:: as any*/),
                          (v4/*:: as any*/),
                          (v16/*:: as any*/),
                          (v63/*:: as any*/),
                          (v65/*:: as any*/),
                          (v66/*:: as any*/)
                        ],
                        "args": null,
                        "argumentDefinitions": []
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "draftServerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Blueprint",
        "kind": "LinkedField",
        "name": "blueprint",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "draftUpdatedBy",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BlueprintContent",
            "kind": "LinkedField",
            "name": "draft",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v25/*:: as any*/),
              (v49/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BlueprintField",
                "kind": "LinkedField",
                "name": "fields",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v4/*:: as any*/),
                  (v16/*:: as any*/),
                  (v50/*:: as any*/),
                  (v23/*:: as any*/),
                  (v67/*:: as any*/),
                  (v53/*:: as any*/),
                  (v55/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FieldColumn",
                    "kind": "LinkedField",
                    "name": "columns",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v4/*:: as any*/),
                      (v16/*:: as any*/),
                      (v50/*:: as any*/),
                      (v23/*:: as any*/),
                      (v67/*:: as any*/),
                      (v53/*:: as any*/),
                      (v46/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BlueprintForm",
                "kind": "LinkedField",
                "name": "forms",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v44/*:: as any*/),
                  (v54/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v56/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FormSection",
                    "kind": "LinkedField",
                    "name": "sections",
                    "plural": true,
                    "selections": (v59/*:: as any*/),
                    "storageKey": null
                  },
                  (v60/*:: as any*/)
                ],
                "storageKey": null
              },
              (v61/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BlueprintVariant",
                "kind": "LinkedField",
                "name": "variants",
                "plural": true,
                "selections": (v62/*:: as any*/),
                "storageKey": null
              },
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
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isParty"
                  },
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  (v16/*:: as any*/),
                  (v63/*:: as any*/),
                  (v65/*:: as any*/),
                  (v66/*:: as any*/)
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
    "cacheID": "7773cd52cb3379e5fadee1adf8949122",
    "id": null,
    "metadata": {},
    "name": "draftServerQuery",
    "operationKind": "query",
    "text": "query draftServerQuery($id:ID!){blueprint(id:$id){id,draftVersion,draftUpdatedBy{name,id},draft{...readContent_content}}}fragment partyFact_party on Party{__isParty:__typename,id,name,kind,...on User{accessLevel},...on Team{members{id}},...on Role{members{id}}}fragment readConstraints_constraints on FieldConstraints{decimals,grouping,min,max,minLength,maxLength,oneLine,markdown,withTime,startOfDay,day,maxParties,multiple,documentTypes,allowLink,maxKilobytes}fragment readContent_content on BlueprintContent{name,description,settings{rejectCycleLimit,dynamicDueDates,autoAdjustDueOn,editableSharedFields,isLocked,nameTemplate},stages{key,name,description,displayOrder,condition{match,whenUnknown,parts{match,parts{instance,task,fact,operator,values},instance,task,fact,operator,values}},trigger{kind,stages,join,date{kind,date,days,countedIn,instance}},restartRule,openTasks,sla{amount,unit,countedIn}},tasks{key,stage,displayOrder,type,name,description,assignees,peopleFrom,ccFrom,managersOf{kind,person,instance},backups,cc,acknowledgement,completion,rule,voting{threshold,rejectRule,eachMember,newVoters,mayPassOn,mayCounter,onChange},due{kind,date,days,instance,amount,unit,countedIn},deadline{countedFrom,expiry{grace{amount,unit,countedIn},outcome,party},escalations{key,when,time{amount,unit,countedIn},action,party,task}},afterTasks,clockStops,startOutcomes{task,outcome},notBefore{kind,date,days,countedIn,instance},approvals{key,level,approvers,rule,voting{threshold,rejectRule,eachMember,newVoters,mayPassOn,mayCounter,onChange},peopleFrom,managersOf{kind,person,instance},backups,requiresComment,deadline{countedFrom,expiry{grace{amount,unit,countedIn},outcome,party},escalations{key,when,time{amount,unit,countedIn},action,party,task}},due{kind,date,days,instance,amount,unit,countedIn},rejectAction{kind,task,stage}},link{blueprint,name,owner,split{kind,values,instance},needed,onChildRestart,inputs{from,column,to},outputs{from,to}},rejectAction{kind,task,stage,requiresComment},restartRule,need,reviewResume,review{keepsVotes,reworkTime{amount,unit,countedIn},onRevoke},fields{key,field,inputType,source,value,item{form,item},required,onSourceChange},automation{method,url,headers{name,value},query{name,value},bodyKind,bodyEntries{name,value},bodyText,expectedStatuses,outputs{path,instance,isRequired},maxAttempts,timeoutSeconds,isAtOnce}},fields{key,name,kind,options{id,name},unit,constraints{...readConstraints_constraints},mayAppend,origin{field,version},columns{key,name,kind,options{id,name},unit,constraints{...readConstraints_constraints},mayAppend,required}},forms{key,form,version,name,description,language,sections{...readSection_section},translations{locale,key,text}},intake{key,field,inputType,source,value,item{form,item},required,onSourceChange},variants{...readVariant_variant},parties{__typename,...partyFact_party,id}}fragment readSection_section on FormSection{key,name,description,columns,rule{effect,match,comparisons{item,operator,values,group},groups},items{key,column,text,field,inputType,value,help,rules{effect,match,comparisons{item,operator,values,group},groups}}}fragment readVariant_variant on BlueprintVariant{blueprint,when{match,whenUnknown,parts{match,parts{instance,task,fact,operator,values},instance,task,fact,operator,values}}}"
  }
};
})();

(node as any).hash = "2a0901fe42b9aa2484eac686ddcc304f";

export default node;
