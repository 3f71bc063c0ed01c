/**
 * @generated SignedSource<<21a42fa2fb52c7ed13ce79ebb9cd5a97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateWorkCalendarInput = {
  edition: number;
  holidays: ReadonlyArray<HolidayInput>;
  week: ReadonlyArray<WorkDayInput>;
};
export type HolidayInput = {
  date: string;
  name: string;
};
export type WorkDayInput = {
  spans: ReadonlyArray<WorkSpanInput>;
};
export type WorkSpanInput = {
  from: number;
  to: number;
};
export type workCalendarDialogSaveMutation$variables = {
  input: UpdateWorkCalendarInput;
};
export type workCalendarDialogSaveMutation$data = {
  readonly updateWorkCalendar: {
    readonly workCalendar: {
      readonly edition: number;
    };
  };
};
export type workCalendarDialogSaveMutation = {
  response: workCalendarDialogSaveMutation$data;
  variables: workCalendarDialogSaveMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "WorkCalendarPayload",
    "kind": "LinkedField",
    "name": "updateWorkCalendar",
    "plural": false,
    "selections": [
      {
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
          }
        ],
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
    "name": "workCalendarDialogSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "workCalendarDialogSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "214022ae7aefd10e37a77753760a6a3c",
    "id": null,
    "metadata": {},
    "name": "workCalendarDialogSaveMutation",
    "operationKind": "mutation",
    "text": "mutation workCalendarDialogSaveMutation($input:UpdateWorkCalendarInput!){updateWorkCalendar(input:$input){workCalendar{edition}}}"
  }
};
})();

(node as any).hash = "bd5200d1e80c27ea6261dd5784af1506";

export default node;
