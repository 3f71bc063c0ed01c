/**
 * @generated SignedSource<<a4db5684fa26a02be52c8d63b4d3a7d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type EndAbsenceInput = {
  userId: string;
};
export type absenceDialogEndMutation$variables = {
  input: EndAbsenceInput;
};
export type absenceDialogEndMutation$data = {
  readonly endAbsence: {
    readonly user: {
      readonly absence: {
        readonly endsOn: string;
      } | null | undefined;
      readonly id: string;
    };
  };
};
export type absenceDialogEndMutation = {
  response: absenceDialogEndMutation$data;
  variables: absenceDialogEndMutation$variables;
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
    "concreteType": "AbsencePayload",
    "kind": "LinkedField",
    "name": "endAbsence",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
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
            "concreteType": "Absence",
            "kind": "LinkedField",
            "name": "absence",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endsOn",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "absenceDialogEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "absenceDialogEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0e5265091ccae3c6de70036169d1b81a",
    "id": null,
    "metadata": {},
    "name": "absenceDialogEndMutation",
    "operationKind": "mutation",
    "text": "mutation absenceDialogEndMutation($input:EndAbsenceInput!){endAbsence(input:$input){user{id,absence{endsOn}}}}"
  }
};
})();

(node as any).hash = "a581bc3cec49c437c217552492f6bb10";

export default node;
