/**
 * @generated SignedSource<<eb4298dd390fe057a06279b7ba3d0abe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useIntakeQuery$variables = {
  id: string;
  isTestRun: boolean;
};
export type useIntakeQuery$data = {
  readonly blueprint: {
    readonly draft?: {
      readonly " $fragmentSpreads": FragmentRefs<"useIntake_content">;
    };
    readonly id: string;
    readonly name: string;
    readonly permissions: {
      readonly createWorkflowsFrom: boolean;
    };
    readonly published: {
      readonly content: {
        readonly " $fragmentSpreads": FragmentRefs<"useIntake_content">;
      };
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useIntakeQuery = {
  response: useIntakeQuery$data;
  variables: useIntakeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isTestRun"
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
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "BlueprintPermissions",
  "kind": "LinkedField",
  "name": "permissions",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createWorkflowsFrom",
      "storageKey": null
    }
  ],
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
  "name": "kind",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "FieldOption",
  "kind": "LinkedField",
  "name": "options",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
},
v11 = [
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
v12 = {
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
      "selections": (v11/*:: as any*/),
      "args": null,
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mayAppend",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "required",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "form",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "columns",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "effect",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "match",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "item",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "operator",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "values",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "group",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "groups",
  "storageKey": null
},
v26 = [
  (v19/*:: as any*/),
  (v20/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "FormComparison",
    "kind": "LinkedField",
    "name": "comparisons",
    "plural": true,
    "selections": [
      (v21/*:: as any*/),
      (v22/*:: as any*/),
      (v23/*:: as any*/),
      (v24/*:: as any*/)
    ],
    "storageKey": null
  },
  (v25/*:: as any*/)
],
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "column",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inputType",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "help",
  "storageKey": null
},
v33 = [
  (v7/*:: as any*/),
  (v3/*:: as any*/),
  (v5/*:: as any*/),
  (v18/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "FormRule",
    "kind": "LinkedField",
    "name": "rule",
    "plural": false,
    "selections": (v26/*:: as any*/),
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
      (v27/*:: as any*/),
      (v28/*:: as any*/),
      (v29/*:: as any*/),
      (v30/*:: as any*/),
      (v31/*:: as any*/),
      (v32/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "FormRule",
        "kind": "LinkedField",
        "name": "rules",
        "plural": true,
        "selections": (v26/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v34 = {
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
    (v28/*:: as any*/)
  ],
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "FieldInstance",
  "kind": "LinkedField",
  "name": "intake",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v29/*:: as any*/),
    (v30/*:: as any*/),
    (v31/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldInstanceItem",
      "kind": "LinkedField",
      "name": "item",
      "plural": false,
      "selections": [
        (v15/*:: as any*/),
        (v21/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "BlueprintVariant",
  "kind": "LinkedField",
  "name": "variants",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blueprint",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "instance",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "concreteType": "FormLayout",
  "kind": "LinkedField",
  "name": "intakeLayout",
  "plural": true,
  "selections": [
    (v15/*:: as any*/),
    (v3/*:: as any*/),
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FormLayoutSection",
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        (v3/*:: as any*/),
        (v5/*:: as any*/),
        (v18/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "PlaceRule",
          "kind": "LinkedField",
          "name": "rule",
          "plural": false,
          "selections": [
            (v19/*:: as any*/),
            (v20/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "PlaceComparison",
              "kind": "LinkedField",
              "name": "comparisons",
              "plural": true,
              "selections": [
                (v37/*:: as any*/),
                (v22/*:: as any*/),
                (v23/*:: as any*/),
                (v24/*:: as any*/)
              ],
              "storageKey": null
            },
            (v25/*:: as any*/)
          ],
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
            (v7/*:: as any*/),
            (v27/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isWide",
              "storageKey": null
            },
            (v37/*:: as any*/),
            (v28/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            (v32/*:: as any*/),
            (v9/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "FormLayoutColumn",
              "kind": "LinkedField",
              "name": "columns",
              "plural": true,
              "selections": [
                (v7/*:: as any*/),
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "choices",
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
  ],
  "storageKey": null
},
v39 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "useIntake_content",
    "selections": [
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "BlueprintField",
        "kind": "LinkedField",
        "name": "fields",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "readField_field",
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  (v3/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FieldColumn",
                    "kind": "LinkedField",
                    "name": "columns",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v3/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "AskedField",
                "abstractKey": "__isAskedField"
              }
            ],
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
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
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          (v17/*:: as any*/),
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
                "selections": (v33/*:: as any*/),
                "args": null,
                "argumentDefinitions": ([]/*:: as any*/)
              }
            ],
            "storageKey": null
          },
          (v34/*:: as any*/)
        ],
        "storageKey": null
      },
      (v35/*:: as any*/),
      (v36/*:: as any*/),
      (v38/*:: as any*/)
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v40 = {
  "alias": null,
  "args": null,
  "concreteType": "FieldConstraints",
  "kind": "LinkedField",
  "name": "constraints",
  "plural": false,
  "selections": (v11/*:: as any*/),
  "storageKey": null
},
v41 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "BlueprintField",
    "kind": "LinkedField",
    "name": "fields",
    "plural": true,
    "selections": [
      (v7/*:: as any*/),
      {
        "kind": "InlineFragment",
        "selections": [
          (v3/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v40/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FieldColumn",
            "kind": "LinkedField",
            "name": "columns",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v3/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v40/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/)
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
  {
    "alias": null,
    "args": null,
    "concreteType": "BlueprintForm",
    "kind": "LinkedField",
    "name": "forms",
    "plural": true,
    "selections": [
      (v7/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v17/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "FormSection",
        "kind": "LinkedField",
        "name": "sections",
        "plural": true,
        "selections": (v33/*:: as any*/),
        "storageKey": null
      },
      (v34/*:: as any*/)
    ],
    "storageKey": null
  },
  (v35/*:: as any*/),
  (v36/*:: as any*/),
  (v38/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useIntakeQuery",
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
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BlueprintVersion",
            "kind": "LinkedField",
            "name": "published",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BlueprintContent",
                "kind": "LinkedField",
                "name": "content",
                "plural": false,
                "selections": (v39/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "condition": "isTestRun",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BlueprintContent",
                "kind": "LinkedField",
                "name": "draft",
                "plural": false,
                "selections": (v39/*:: as any*/),
                "storageKey": null
              }
            ]
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
    "name": "useIntakeQuery",
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
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BlueprintVersion",
            "kind": "LinkedField",
            "name": "published",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BlueprintContent",
                "kind": "LinkedField",
                "name": "content",
                "plural": false,
                "selections": (v41/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "condition": "isTestRun",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BlueprintContent",
                "kind": "LinkedField",
                "name": "draft",
                "plural": false,
                "selections": (v41/*:: as any*/),
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "22ed1fed1cf46f85540c835c24a571ee",
    "id": null,
    "metadata": {},
    "name": "useIntakeQuery",
    "operationKind": "query",
    "text": "query useIntakeQuery($id:ID!,$isTestRun:Boolean!){blueprint(id:$id){id,name,permissions{createWorkflowsFrom},published{id,content{...useIntake_content}},draft@include(if:$isTestRun){...useIntake_content}}}fragment readConstraints_constraints on FieldConstraints{decimals,grouping,min,max,minLength,maxLength,oneLine,markdown,withTime,startOfDay,day,maxParties,multiple,documentTypes,allowLink,maxKilobytes}fragment readField_field on AskedField{__isAskedField:__typename,name,kind,options{id,name},unit,constraints{...readConstraints_constraints},mayAppend,columns{key,name,kind,options{id,name},unit,constraints{...readConstraints_constraints},mayAppend,required}}fragment readSection_section on FormSection{key,name,description,columns,rule{effect,match,comparisons{item,operator,values,group},groups},items{key,column,text,field,inputType,value,help,rules{effect,match,comparisons{item,operator,values,group},groups}}}fragment useIntake_content on BlueprintContent{description,settings{nameTemplate},fields{key,...readField_field},forms{key,form,version,name,description,language,sections{...readSection_section},translations{locale,key,text}},intake{key,field,inputType,value,item{form,item}},variants{blueprint},intakeLayout{form,name,description,sections{key,name,description,columns,rule{effect,match,comparisons{instance,operator,values,group},groups},items{key,column,isWide,instance,text,label,help,options{id,name},columns{key,name,choices}}}}}"
  }
};
})();

(node as any).hash = "24bc422e124bb96ca63a9df7636e2e4d";

export default node;
