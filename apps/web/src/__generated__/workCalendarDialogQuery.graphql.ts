/**
 * @generated SignedSource<<a42a30927846a36d117fdef6e2196e55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type workCalendarDialogQuery$variables = Record<PropertyKey, never>;
export type workCalendarDialogQuery$data = {
  readonly viewer: {
    readonly timeZone: string;
  } | null | undefined;
  readonly workCalendar: {
    readonly edition: number;
    readonly holidays: ReadonlyArray<{
      readonly date: string;
      readonly name: string;
    }>;
    readonly week: ReadonlyArray<{
      readonly spans: ReadonlyArray<{
        readonly from: number;
        readonly to: number;
      }>;
    }>;
  };
};
export type workCalendarDialogQuery = {
  response: workCalendarDialogQuery$data;
  variables: workCalendarDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "WorkCalendar",
  "kind": "LinkedField",
  "name": "workCalendar",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "edition",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkDay",
      "kind": "LinkedField",
      "name": "week",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkSpan",
          "kind": "LinkedField",
          "name": "spans",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
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
      "args": null,
      "concreteType": "Holiday",
      "kind": "LinkedField",
      "name": "holidays",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "workCalendarDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "workCalendarDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "c1ae7582f7ee0bbfab80228081edadbc",
    "id": null,
    "metadata": {},
    "name": "workCalendarDialogQuery",
    "operationKind": "query",
    "text": "query workCalendarDialogQuery{viewer{timeZone,id},workCalendar{edition,week{spans{from,to}},holidays{date,name}}}"
  }
};
})();

(node as any).hash = "e0cb24c0b4494c1cf2da40444c7eeb3e";

export default node;
