/**
 * @generated SignedSource<<9e0a3627711eb0536591c6d24d169bce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type taskDialogDataQuery$variables = {
  id: string;
};
export type taskDialogDataQuery$data = {
  readonly task: {
    readonly approvals: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"taskAction_task" | "taskDecision_task">;
    }>;
    readonly id: string;
    readonly level: number;
    readonly parentTask: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"taskBody_task">;
    } | null | undefined;
    readonly workflowId: string;
    readonly " $fragmentSpreads": FragmentRefs<"taskAction_task" | "taskBody_task" | "taskDecision_task" | "taskFacts_task" | "taskHeading_task">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"taskRecord_query">;
};
export type taskDialogDataQuery = {
  response: taskDialogDataQuery$data;
  variables: taskDialogDataQuery$variables;
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
  "name": "workflowId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "level",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startedAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completedAt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requiresComment",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "skippedAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "complete",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completeOnBehalf",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "approve",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changeVote",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reopen",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reopenCascade",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recall",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "skip",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unskip",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "delete",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v24 = [
  (v5/*:: as any*/),
  (v23/*:: as any*/)
],
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "ErrorParam",
  "kind": "LinkedField",
  "name": "params",
  "plural": true,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "PermissionRefusal",
  "kind": "LinkedField",
  "name": "refusals",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    (v22/*:: as any*/),
    (v25/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "whoMay",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v27 = {
  "kind": "InlineDataFragmentSpread",
  "name": "taskAction_task",
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "assignees",
      "plural": true,
      "selections": [
        (v5/*:: as any*/)
      ],
      "storageKey": null
    },
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "TaskPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        (v12/*:: as any*/),
        (v13/*:: as any*/),
        (v14/*:: as any*/),
        (v15/*:: as any*/),
        (v16/*:: as any*/),
        (v17/*:: as any*/),
        (v18/*:: as any*/),
        (v19/*:: as any*/),
        (v20/*:: as any*/),
        (v21/*:: as any*/),
        (v26/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v28 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "taskDecision_task"
},
v29 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "taskBody_task"
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayStatus",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stageName",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v34 = [
  (v33/*:: as any*/),
  (v2/*:: as any*/),
  (v5/*:: as any*/),
  (v32/*:: as any*/)
],
v35 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "assignees",
  "plural": true,
  "selections": (v34/*:: as any*/),
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editName",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editDescription",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resolveException",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "decideRejection",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "overrideRejection",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reportException",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "restartExpired",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "edit",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mendLink",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "restartLinked",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "retryAutomation",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completeAutomation",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editAutomation",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "acknowledge",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "decline",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "claim",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "delegate",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addApprovers",
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "override",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revoke",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "askInformation",
  "storageKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answerInformation",
  "storageKey": null
},
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "counter",
  "storageKey": null
},
v59 = [
  (v2/*:: as any*/),
  (v5/*:: as any*/)
],
v60 = [
  (v33/*:: as any*/),
  (v2/*:: as any*/),
  (v5/*:: as any*/)
],
v61 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueOn",
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueOnClass",
  "storageKey": null
},
v63 = {
  "alias": null,
  "args": null,
  "concreteType": "RejectAction",
  "kind": "LinkedField",
  "name": "rejectAction",
  "plural": false,
  "selections": [
    (v32/*:: as any*/)
  ],
  "storageKey": null
},
v64 = {
  "alias": null,
  "args": null,
  "concreteType": "Task",
  "kind": "LinkedField",
  "name": "sendsBackTo",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "assignees",
      "plural": true,
      "selections": (v60/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v65 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isReopened",
  "storageKey": null
},
v66 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isLate",
  "storageKey": null
},
v67 = {
  "alias": null,
  "args": null,
  "concreteType": "WaitingReason",
  "kind": "LinkedField",
  "name": "waitingFor",
  "plural": false,
  "selections": [
    (v22/*:: as any*/),
    (v25/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "names",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v68 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v69 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v70 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v71 = [
  (v5/*:: as any*/),
  (v2/*:: as any*/)
],
v72 = {
  "alias": null,
  "args": null,
  "concreteType": "TaskException",
  "kind": "LinkedField",
  "name": "exception",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    (v69/*:: as any*/),
    (v70/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "reportedBy",
      "plural": false,
      "selections": (v71/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v73 = {
  "alias": null,
  "args": null,
  "concreteType": "Task",
  "kind": "LinkedField",
  "name": "sendBackTargets",
  "plural": true,
  "selections": (v59/*:: as any*/),
  "storageKey": null
},
v74 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isExpired",
  "storageKey": null
},
v75 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "voter",
  "plural": false,
  "selections": (v59/*:: as any*/),
  "storageKey": null
},
v76 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comment",
  "storageKey": null
},
v77 = {
  "alias": null,
  "args": null,
  "concreteType": "Vote",
  "kind": "LinkedField",
  "name": "remarks",
  "plural": true,
  "selections": [
    (v75/*:: as any*/),
    (v76/*:: as any*/),
    (v70/*:: as any*/)
  ],
  "storageKey": null
},
v78 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "by",
  "plural": false,
  "selections": (v59/*:: as any*/),
  "storageKey": null
},
v79 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "instance",
  "storageKey": null
},
v80 = {
  "alias": null,
  "args": null,
  "concreteType": "FieldRemark",
  "kind": "LinkedField",
  "name": "fieldRemarks",
  "plural": true,
  "selections": [
    (v78/*:: as any*/),
    (v79/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "occasion",
      "storageKey": null
    },
    (v69/*:: as any*/),
    (v70/*:: as any*/)
  ],
  "storageKey": null
},
v81 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inputType",
  "storageKey": null
},
v82 = {
  "alias": null,
  "args": null,
  "concreteType": "FieldOption",
  "kind": "LinkedField",
  "name": "options",
  "plural": true,
  "selections": (v59/*:: as any*/),
  "storageKey": null
},
v83 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
},
v84 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mayAppend",
  "storageKey": null
},
v85 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "decimals",
  "storageKey": null
},
v86 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startOfDay",
  "storageKey": null
},
v87 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "withTime",
  "storageKey": null
},
v88 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "effect",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "match",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PlaceComparison",
    "kind": "LinkedField",
    "name": "comparisons",
    "plural": true,
    "selections": [
      (v79/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "operator",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "values",
        "storageKey": null
      },
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
v89 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "people",
  "plural": true,
  "selections": (v34/*:: as any*/),
  "storageKey": null
},
v90 = {
  "alias": null,
  "args": null,
  "concreteType": "Document",
  "kind": "LinkedField",
  "name": "documents",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ref",
      "storageKey": null
    },
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "icon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPreviewable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        (v33/*:: as any*/),
        (v5/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v91 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "grouping",
  "storageKey": null
},
v92 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "min",
  "storageKey": null
},
v93 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "max",
  "storageKey": null
},
v94 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minLength",
  "storageKey": null
},
v95 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxLength",
  "storageKey": null
},
v96 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oneLine",
  "storageKey": null
},
v97 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "markdown",
  "storageKey": null
},
v98 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
},
v99 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxParties",
  "storageKey": null
},
v100 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "multiple",
  "storageKey": null
},
v101 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "documentTypes",
  "storageKey": null
},
v102 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allowLink",
  "storageKey": null
},
v103 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxKilobytes",
  "storageKey": null
},
v104 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v105 = {
  "alias": null,
  "args": null,
  "concreteType": "FieldConstraints",
  "kind": "LinkedField",
  "name": "constraints",
  "plural": false,
  "selections": [
    (v85/*:: as any*/),
    (v91/*:: as any*/),
    (v92/*:: as any*/),
    (v93/*:: as any*/),
    (v94/*:: as any*/),
    (v95/*:: as any*/),
    (v96/*:: as any*/),
    (v97/*:: as any*/),
    (v87/*:: as any*/),
    (v86/*:: as any*/),
    (v98/*:: as any*/),
    (v99/*:: as any*/),
    (v100/*:: as any*/),
    (v101/*:: as any*/),
    (v102/*:: as any*/),
    (v103/*:: as any*/)
  ],
  "storageKey": null
},
v106 = {
  "alias": null,
  "args": null,
  "concreteType": "FormField",
  "kind": "LinkedField",
  "name": "form",
  "plural": true,
  "selections": [
    (v79/*:: as any*/),
    (v81/*:: as any*/),
    (v5/*:: as any*/),
    (v32/*:: as any*/),
    (v82/*:: as any*/),
    (v83/*:: as any*/),
    (v84/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldConstraints",
      "kind": "LinkedField",
      "name": "constraints",
      "plural": false,
      "selections": [
        (v85/*:: as any*/),
        (v86/*:: as any*/),
        (v87/*:: as any*/)
      ],
      "storageKey": null
    },
    (v23/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PlaceRule",
      "kind": "LinkedField",
      "name": "rules",
      "plural": true,
      "selections": (v88/*:: as any*/),
      "storageKey": null
    },
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "enteredBy",
      "plural": false,
      "selections": (v60/*:: as any*/),
      "storageKey": null
    },
    (v89/*:: as any*/),
    (v90/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceTask",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "proposedBy",
      "plural": false,
      "selections": (v71/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShared",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSourceChanged",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FieldConstraints",
          "kind": "LinkedField",
          "name": "constraints",
          "plural": false,
          "selections": [
            (v91/*:: as any*/),
            (v92/*:: as any*/),
            (v93/*:: as any*/),
            (v94/*:: as any*/),
            (v95/*:: as any*/),
            (v96/*:: as any*/),
            (v97/*:: as any*/),
            (v98/*:: as any*/),
            (v99/*:: as any*/),
            (v100/*:: as any*/),
            (v101/*:: as any*/),
            (v102/*:: as any*/),
            (v103/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FieldColumn",
          "kind": "LinkedField",
          "name": "columns",
          "plural": true,
          "selections": [
            (v104/*:: as any*/),
            (v5/*:: as any*/),
            (v32/*:: as any*/),
            (v82/*:: as any*/),
            (v83/*:: as any*/),
            (v105/*:: as any*/),
            (v84/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "required",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "AskedField",
      "abstractKey": "__isAskedField"
    }
  ],
  "storageKey": null
},
v107 = {
  "alias": null,
  "args": null,
  "concreteType": "FormLayout",
  "kind": "LinkedField",
  "name": "formLayout",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "form",
      "storageKey": null
    },
    (v5/*:: as any*/),
    (v68/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FormLayoutSection",
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        (v104/*:: as any*/),
        (v5/*:: as any*/),
        (v68/*:: as any*/),
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
          "concreteType": "PlaceRule",
          "kind": "LinkedField",
          "name": "rule",
          "plural": false,
          "selections": (v88/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FormLayoutItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v104/*:: as any*/),
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
              "name": "isWide",
              "storageKey": null
            },
            (v79/*:: as any*/),
            (v69/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "help",
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
},
v108 = {
  "alias": null,
  "args": null,
  "concreteType": "LinkedWorkflow",
  "kind": "LinkedField",
  "name": "linkedWorkflows",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "request",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFollowed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRestartable",
      "storageKey": null
    },
    (v23/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LinkedWorkflowReference",
      "kind": "LinkedField",
      "name": "workflow",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayRead",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentComplete",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysDelayed",
          "storageKey": null
        },
        (v31/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReplaceable",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v109 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "failure",
  "storageKey": null
},
v110 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v111 = {
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
      "kind": "ScalarField",
      "name": "nextAttemptAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxAttempts",
      "storageKey": null
    },
    (v109/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHeld",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AutomationCall",
      "kind": "LinkedField",
      "name": "calls",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
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
              "selections": (v24/*:: as any*/),
              "storageKey": null
            },
            (v110/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AutomationAttempt",
          "kind": "LinkedField",
          "name": "attempts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            (v70/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationMs",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            (v110/*:: as any*/),
            (v109/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isOrphan",
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
},
v112 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rule",
  "storageKey": null
},
v113 = {
  "alias": null,
  "args": null,
  "concreteType": "Vote",
  "kind": "LinkedField",
  "name": "votes",
  "plural": true,
  "selections": [
    (v75/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "onBehalfOf",
      "plural": false,
      "selections": (v60/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decision",
      "storageKey": null
    },
    (v76/*:: as any*/),
    (v70/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "round",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormField",
      "kind": "LinkedField",
      "name": "counter",
      "plural": true,
      "selections": [
        (v79/*:: as any*/),
        (v5/*:: as any*/),
        (v32/*:: as any*/),
        (v82/*:: as any*/),
        (v83/*:: as any*/),
        (v23/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "people",
          "plural": true,
          "selections": (v60/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v114 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "approvalStatus",
  "storageKey": null
},
v115 = {
  "alias": null,
  "args": null,
  "concreteType": "Tally",
  "kind": "LinkedField",
  "name": "tally",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seats",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "votesFor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "votesAgainst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outstanding",
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
      "name": "outcome",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v116 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isInformationRequested",
  "storageKey": null
},
v117 = {
  "alias": null,
  "args": null,
  "concreteType": "Inquiry",
  "kind": "LinkedField",
  "name": "inquiries",
  "plural": true,
  "selections": [
    (v32/*:: as any*/),
    (v69/*:: as any*/),
    (v70/*:: as any*/),
    (v78/*:: as any*/)
  ],
  "storageKey": null
},
v118 = {
  "alias": null,
  "args": null,
  "concreteType": "FormField",
  "kind": "LinkedField",
  "name": "counterForm",
  "plural": true,
  "selections": [
    (v79/*:: as any*/),
    (v6/*:: as any*/),
    (v23/*:: as any*/),
    (v81/*:: as any*/),
    (v89/*:: as any*/),
    (v90/*:: as any*/),
    (v32/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": [
        (v5/*:: as any*/),
        (v82/*:: as any*/),
        (v83/*:: as any*/),
        (v105/*:: as any*/),
        (v84/*:: as any*/)
      ],
      "type": "AskedField",
      "abstractKey": "__isAskedField"
    }
  ],
  "storageKey": null
},
v119 = {
  "alias": null,
  "args": null,
  "concreteType": "ContentChange",
  "kind": "LinkedField",
  "name": "contentChange",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "by",
      "plural": false,
      "selections": (v71/*:: as any*/),
      "storageKey": null
    },
    (v70/*:: as any*/)
  ],
  "storageKey": null
},
v120 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isToBeAcknowledged",
  "storageKey": null
},
v121 = [
  (v78/*:: as any*/)
],
v122 = {
  "alias": null,
  "args": null,
  "concreteType": "Receipt",
  "kind": "LinkedField",
  "name": "acknowledgements",
  "plural": true,
  "selections": (v121/*:: as any*/),
  "storageKey": null
},
v123 = {
  "alias": null,
  "args": null,
  "concreteType": "Receipt",
  "kind": "LinkedField",
  "name": "handedIn",
  "plural": true,
  "selections": (v121/*:: as any*/),
  "storageKey": null
},
v124 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "waitedFor",
  "plural": true,
  "selections": (v60/*:: as any*/),
  "storageKey": null
},
v125 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awaitedFields",
  "storageKey": null
},
v126 = {
  "alias": null,
  "args": null,
  "concreteType": "AwaitedManager",
  "kind": "LinkedField",
  "name": "awaitedManagers",
  "plural": true,
  "selections": [
    (v32/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": (v59/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v127 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "taskDialogDataQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Task",
        "kind": "LinkedField",
        "name": "task",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "taskHeading_task"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "taskFacts_task"
          },
          (v27/*:: as any*/),
          (v28/*:: as any*/),
          (v29/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Task",
            "kind": "LinkedField",
            "name": "approvals",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Task",
            "kind": "LinkedField",
            "name": "parentTask",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v29/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "taskRecord_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "taskDialogDataQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Task",
        "kind": "LinkedField",
        "name": "task",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reference",
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v30/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mark",
            "storageKey": null
          },
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "workflowName",
            "storageKey": null
          },
          (v31/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Punctuality",
            "kind": "LinkedField",
            "name": "punctuality",
            "plural": false,
            "selections": [
              (v32/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "minutes",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v35/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TaskPermissions",
            "kind": "LinkedField",
            "name": "permissions",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "editAssignees",
                "storageKey": null
              },
              (v26/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "editCC",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "editDueOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "editTags",
                "storageKey": null
              },
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v36/*:: as any*/),
              (v37/*:: as any*/),
              (v38/*:: as any*/),
              (v39/*:: as any*/),
              (v40/*:: as any*/),
              (v41/*:: as any*/),
              (v42/*:: as any*/),
              (v43/*:: as any*/),
              (v44/*:: as any*/),
              (v45/*:: as any*/),
              (v46/*:: as any*/),
              (v47/*:: as any*/),
              (v48/*:: as any*/),
              (v49/*:: as any*/),
              (v50/*:: as any*/),
              (v51/*:: as any*/),
              (v52/*:: as any*/),
              (v53/*:: as any*/),
              (v54/*:: as any*/),
              (v55/*:: as any*/),
              (v56/*:: as any*/),
              (v57/*:: as any*/),
              (v58/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "readHistory",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StandIn",
            "kind": "LinkedField",
            "name": "standIns",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "away",
                "plural": false,
                "selections": (v59/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "by",
                "plural": false,
                "selections": (v60/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "until",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "cc",
            "plural": true,
            "selections": (v34/*:: as any*/),
            "storageKey": null
          },
          (v61/*:: as any*/),
          (v62/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tags",
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v10/*:: as any*/),
          (v63/*:: as any*/),
          (v64/*:: as any*/),
          (v65/*:: as any*/),
          (v66/*:: as any*/),
          (v67/*:: as any*/),
          (v68/*:: as any*/),
          (v72/*:: as any*/),
          (v73/*:: as any*/),
          (v74/*:: as any*/),
          (v77/*:: as any*/),
          (v80/*:: as any*/),
          (v106/*:: as any*/),
          (v107/*:: as any*/),
          (v108/*:: as any*/),
          (v111/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Task",
            "kind": "LinkedField",
            "name": "approvals",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              (v112/*:: as any*/),
              (v7/*:: as any*/),
              (v30/*:: as any*/),
              (v61/*:: as any*/),
              (v62/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v35/*:: as any*/),
              (v6/*:: as any*/),
              (v74/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TaskPermissions",
                "kind": "LinkedField",
                "name": "permissions",
                "plural": false,
                "selections": [
                  (v42/*:: as any*/),
                  (v49/*:: as any*/),
                  (v50/*:: as any*/),
                  (v51/*:: as any*/),
                  (v52/*:: as any*/),
                  (v53/*:: as any*/),
                  (v15/*:: as any*/),
                  (v54/*:: as any*/),
                  (v55/*:: as any*/),
                  (v56/*:: as any*/),
                  (v57/*:: as any*/),
                  (v41/*:: as any*/),
                  (v58/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v26/*:: as any*/)
                ],
                "storageKey": null
              },
              (v113/*:: as any*/),
              (v114/*:: as any*/),
              (v115/*:: as any*/),
              (v116/*:: as any*/),
              (v117/*:: as any*/),
              (v5/*:: as any*/),
              (v3/*:: as any*/),
              (v118/*:: as any*/),
              (v119/*:: as any*/),
              (v8/*:: as any*/),
              (v11/*:: as any*/),
              (v63/*:: as any*/),
              (v64/*:: as any*/)
            ],
            "storageKey": null
          },
          (v113/*:: as any*/),
          (v112/*:: as any*/),
          (v114/*:: as any*/),
          (v115/*:: as any*/),
          (v116/*:: as any*/),
          (v117/*:: as any*/),
          (v118/*:: as any*/),
          (v119/*:: as any*/),
          (v120/*:: as any*/),
          (v122/*:: as any*/),
          (v123/*:: as any*/),
          (v124/*:: as any*/),
          (v125/*:: as any*/),
          (v126/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Task",
            "kind": "LinkedField",
            "name": "parentTask",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v8/*:: as any*/),
              (v65/*:: as any*/),
              (v66/*:: as any*/),
              (v9/*:: as any*/),
              (v67/*:: as any*/),
              (v6/*:: as any*/),
              (v5/*:: as any*/),
              (v68/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TaskPermissions",
                "kind": "LinkedField",
                "name": "permissions",
                "plural": false,
                "selections": [
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v26/*:: as any*/),
                  (v38/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/),
                  (v43/*:: as any*/),
                  (v44/*:: as any*/),
                  (v45/*:: as any*/),
                  (v46/*:: as any*/),
                  (v47/*:: as any*/),
                  (v48/*:: as any*/),
                  (v49/*:: as any*/),
                  (v50/*:: as any*/),
                  (v51/*:: as any*/),
                  (v52/*:: as any*/),
                  (v53/*:: as any*/),
                  (v15/*:: as any*/),
                  (v54/*:: as any*/),
                  (v55/*:: as any*/),
                  (v56/*:: as any*/),
                  (v57/*:: as any*/),
                  (v58/*:: as any*/)
                ],
                "storageKey": null
              },
              (v3/*:: as any*/),
              (v7/*:: as any*/),
              (v72/*:: as any*/),
              (v73/*:: as any*/),
              (v74/*:: as any*/),
              (v77/*:: as any*/),
              (v80/*:: as any*/),
              (v106/*:: as any*/),
              (v107/*:: as any*/),
              (v108/*:: as any*/),
              (v111/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Task",
                "kind": "LinkedField",
                "name": "approvals",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  (v112/*:: as any*/),
                  (v7/*:: as any*/),
                  (v30/*:: as any*/),
                  (v61/*:: as any*/),
                  (v62/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v35/*:: as any*/),
                  (v6/*:: as any*/),
                  (v74/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TaskPermissions",
                    "kind": "LinkedField",
                    "name": "permissions",
                    "plural": false,
                    "selections": [
                      (v42/*:: as any*/),
                      (v49/*:: as any*/),
                      (v50/*:: as any*/),
                      (v51/*:: as any*/),
                      (v52/*:: as any*/),
                      (v53/*:: as any*/),
                      (v15/*:: as any*/),
                      (v54/*:: as any*/),
                      (v55/*:: as any*/),
                      (v56/*:: as any*/),
                      (v57/*:: as any*/),
                      (v41/*:: as any*/),
                      (v58/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v113/*:: as any*/),
                  (v114/*:: as any*/),
                  (v115/*:: as any*/),
                  (v116/*:: as any*/),
                  (v117/*:: as any*/),
                  (v5/*:: as any*/),
                  (v3/*:: as any*/),
                  (v118/*:: as any*/),
                  (v119/*:: as any*/)
                ],
                "storageKey": null
              },
              (v113/*:: as any*/),
              (v112/*:: as any*/),
              (v114/*:: as any*/),
              (v115/*:: as any*/),
              (v116/*:: as any*/),
              (v117/*:: as any*/),
              (v10/*:: as any*/),
              (v118/*:: as any*/),
              (v119/*:: as any*/),
              (v120/*:: as any*/),
              (v122/*:: as any*/),
              (v123/*:: as any*/),
              (v124/*:: as any*/),
              (v125/*:: as any*/),
              (v126/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v127/*:: as any*/),
            "concreteType": "ActivityConnection",
            "kind": "LinkedField",
            "name": "activity",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ActivityEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Activity",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v32/*:: as any*/),
                      (v70/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "actor",
                        "plural": false,
                        "selections": (v59/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "taskId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "subject",
                        "storageKey": null
                      },
                      (v76/*:: as any*/),
                      (v25/*:: as any*/),
                      (v33/*:: as any*/)
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
            "storageKey": "activity(first:20)"
          },
          {
            "alias": null,
            "args": (v127/*:: as any*/),
            "filters": null,
            "handle": "connection",
            "key": "taskActivity_activity",
            "kind": "LinkedHandle",
            "name": "activity"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cbbd7b482333a9a88af45b5a6ebef3d1",
    "id": null,
    "metadata": {},
    "name": "taskDialogDataQuery",
    "operationKind": "query",
    "text": "query taskDialogDataQuery($id:ID!){task(id:$id){id,workflowId,level,...taskHeading_task,...taskFacts_task,...taskAction_task,...taskDecision_task,...taskBody_task,approvals{id,...taskAction_task,...taskDecision_task},parentTask{id,...taskBody_task}},...taskRecord_query_1Bmzm5}fragment activityFeed_lines on Activity{id,kind,at,actor{id,name},taskId,subject,comment,params{name,value}}fragment answerInput_field on FormField{...readAnswer_field,instance,inputType,people{__typename,id,name,kind},documents{...shownDocuments_document}}fragment callDecision_task on Task{id,name,version,startedAt,permissions{retryAutomation,completeAutomation,editAutomation,refusals{action,code,params{name,value},whoMay}},automation{nextAttemptAt}}fragment childLine_child on LinkedWorkflow{value,state,problem,workflow{id,name,mayRead,percentComplete,daysDelayed,stageName}}fragment contentChange_task on Task{contentChange{by{name,id},at}}fragment counterAnswer_field on FormField{...answerInput_field,instance,kind}fragment counterForm_task on Task{id,workflowId,name,version,requiresComment,counterForm{instance,version,value,...counterAnswer_field}}fragment formField_field on FormField{...readField_field,instance,value,version,enteredBy{__typename,id,name},people{__typename,id,name,kind},documents{...shownDocuments_document},sourceTask,proposedBy{name,id}}fragment linkedWorkflows_task on Task{type,permissions{mendLink,restartLinked},linkedWorkflows{request,state,isFollowed,isRestartable,...childLine_child},...mendLink_task}fragment mendLink_task on Task{id,name,version,startedAt,permissions{mendLink},linkedWorkflows{request,value,state,isReplaceable,isRestartable,workflow{name,id}}}fragment readAnswer_field on AskedField{__isAskedField:__typename,name,kind,options{id,name},unit,constraints{...readConstraints_constraints},mayAppend}fragment readConstraints_constraints on FieldConstraints{decimals,grouping,min,max,minLength,maxLength,oneLine,markdown,withTime,startOfDay,day,maxParties,multiple,documentTypes,allowLink,maxKilobytes}fragment readField_field on AskedField{__isAskedField:__typename,name,kind,options{id,name},unit,constraints{...readConstraints_constraints},mayAppend,columns{key,name,kind,options{id,name},unit,constraints{...readConstraints_constraints},mayAppend,required}}fragment sharedValueEditor_field on FormField{instance,version,value,people{__typename,id,name,kind},...answerInput_field}fragment sharedValue_field on FormField{instance,isShared,...readField_field,...shownValue_field,...sharedValueEditor_field}fragment shownDocuments_document on Document{ref,name,icon,size,address,isLink,isPreviewable,createdAt,createdBy{__typename,name,id}}fragment shownValue_field on FormField{instance,value,people{__typename,id,name,kind},documents{ref,name,...shownDocuments_document},sourceTask,isSourceChanged}fragment taskAction_task on Task{id,workflowId,name,version,type,startedAt,completedAt,requiresComment,assignees{__typename,name,id},skippedAt,permissions{complete,completeOnBehalf,approve,changeVote,reopen,reopenCascade,recall,skip,unskip,delete,refusals{action,code,params{name,value},whoMay}}}fragment taskActivity_query_1Bmzm5 on Query{task(id:$id){activity(first:20){edges{node{id,...activityFeed_lines,__typename},cursor},pageInfo{endCursor,hasNextPage}},id}}fragment taskApprovals_task on Task{approvals{id,level,rule,type,displayStatus,dueOn,dueOnClass,completedAt,requiresComment,assignees{__typename,id,name,kind},...taskExpired_task,...taskVotes_task,...taskTally_task,...taskInquiries_task,...taskHands_task,...taskCounter_task,...contentChange_task}}fragment taskAssigneesFact_task on Task{id,type,version,assignees{__typename,id,name,kind},permissions{editAssignees,refusals{action,code,params{name,value},whoMay}}}fragment taskBody_task on Task{id,startedAt,isReopened,isLate,completedAt,waitingFor{code,params{name,value},names},...taskTexts_task,...taskProblem_task,...taskReport_task,...taskExpired_task,...taskRemarks_task,...taskForm_task,...linkedWorkflows_task,...taskCalls_task,...taskApprovals_task,...taskVotes_task,...taskTally_task,...taskInquiries_task,...taskHands_task,...taskCounter_task,...contentChange_task,...taskWaitedFor_task}fragment taskCalls_task on Task{...callDecision_task,automation{nextAttemptAt,attempts,maxAttempts,failure,isHeld,calls{id,request{method,url,headers{name,value},body},attempts{number,at,durationMs,status,body,failure,isOrphan}}}}fragment taskCcFact_task on Task{id,version,cc{__typename,id,name,kind},permissions{editCC,refusals{action,code,params{name,value},whoMay}}}fragment taskCounter_task on Task{id,permissions{counter},...counterForm_task}fragment taskDecision_task on Task{id,workflowId,rejectAction{kind},requiresComment,sendsBackTo{id,name,assignees{__typename,id,name}}}fragment taskDueFact_task on Task{id,version,dueOn,dueOnClass,completedAt,permissions{editDueOn,refusals{action,code,params{name,value},whoMay}}}fragment taskExpired_task on Task{id,version,isExpired,permissions{restartExpired}}fragment taskFacts_task on Task{id,displayStatus,mark,type,skippedAt,startedAt,completedAt,endedAt,punctuality{kind,minutes},stageName,workflowId,workflowName,...taskAssigneesFact_task,...taskStandInsFact_task,...taskCcFact_task,...taskDueFact_task,...taskTagsFact_task}fragment taskForm_task on Task{id,completedAt,permissions{edit},form{instance,inputType,name,kind,options{id,name},unit,mayAppend,constraints{decimals,startOfDay,withTime},value,rules{effect,match,comparisons{instance,operator,values,group},groups},...formField_field,...sharedValue_field},fieldRemarks{instance,occasion,text,at,by{id,name}},formLayout{form,name,description,sections{key,name,description,columns,rule{effect,match,comparisons{instance,operator,values,group},groups},items{key,column,isWide,instance,text,help}}}}fragment taskHands_task on Task{id,name,workflowId,version,type,permissions{acknowledge,decline,claim,delegate,addApprovers,changeVote,override,revoke,askInformation,answerInformation,reportException},inquiries{kind,at}}fragment taskHeading_task on Task{id,reference,type,displayStatus,mark,skippedAt,workflowId,workflowName,stageName}fragment taskInquiries_task on Task{isInformationRequested,inquiries{kind,text,at,by{id,name}}}fragment taskProblem_task on Task{id,name,version,workflowId,type,exception{category,text,at,reportedBy{name,id}},sendBackTargets{id,name},permissions{resolveException,decideRejection,overrideRejection,refusals{action,code,params{name,value},whoMay}}}fragment taskRecord_query_1Bmzm5 on Query{task(id:$id){id,workflowId,permissions{readHistory}},...taskActivity_query_1Bmzm5}fragment taskRemarks_task on Task{remarks{voter{id,name},comment,at},fieldRemarks{by{id}}}fragment taskReport_task on Task{id,version,workflowId,exception{category},permissions{reportException}}fragment taskStandInsFact_task on Task{standIns{away{id,name},by{__typename,id,name},until}}fragment taskTagsFact_task on Task{id,version,tags,permissions{editTags,refusals{action,code,params{name,value},whoMay}}}fragment taskTally_task on Task{rule,approvalStatus,tally{seats,votesFor,votesAgainst,outstanding,needed,outcome}}fragment taskTexts_task on Task{id,version,name,description,permissions{editName,editDescription,refusals{action,code,params{name,value},whoMay}}}fragment taskVotes_task on Task{id,votes{voter{id,name},onBehalfOf{__typename,id,name},decision,comment,at,round,...voteCounter_vote}}fragment taskWaitedFor_task on Task{isToBeAcknowledged,acknowledgements{by{id,name}},handedIn{by{id,name}},waitedFor{__typename,id,name},awaitedFields,awaitedManagers{kind,field,person{id,name}}}fragment voteCounter_vote on Vote{counter{instance,name,kind,options{id,name},unit,value,people{__typename,id,name}}}"
  }
};
})();

(node as any).hash = "c41e2ddd0cadc3d5bc7b65740e258d10";

export default node;
