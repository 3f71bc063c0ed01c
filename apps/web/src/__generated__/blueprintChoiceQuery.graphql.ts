/**
 * @generated SignedSource<<8118406b1b7f931e1675d771fcf76dcf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type blueprintChoiceQuery$variables = Record<PropertyKey, never>;
export type blueprintChoiceQuery$data = {
  readonly blueprints: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly permissions: {
          readonly createWorkflowsFrom: boolean;
        };
      };
    }>;
  };
};
export type blueprintChoiceQuery = {
  response: blueprintChoiceQuery$data;
  variables: blueprintChoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Literal",
        "name": "status",
        "value": "PUBLISHED"
      }
    ],
    "concreteType": "BlueprintConnection",
    "kind": "LinkedField",
    "name": "blueprints",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BlueprintEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Blueprint",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "blueprints(first:100,status:\"PUBLISHED\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "blueprintChoiceQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "blueprintChoiceQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "7806bef93fb839e4c6f53c83660a2e4d",
    "id": null,
    "metadata": {},
    "name": "blueprintChoiceQuery",
    "operationKind": "query",
    "text": "query blueprintChoiceQuery{blueprints(first:100,status:PUBLISHED){edges{node{id,name,permissions{createWorkflowsFrom}}}}}"
  }
};
})();

(node as any).hash = "9d3cfdf170d2d9e6b05bc2287dc7df9a";

export default node;
