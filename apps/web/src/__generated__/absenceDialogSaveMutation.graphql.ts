/**
 * @generated SignedSource<<2ab317859dca991c614fb61045ba3a77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SetAbsenceInput = {
  approvalDelegateId?: string | null | undefined;
  endsOn: string;
  roleDelegateId?: string | null | undefined;
  startsOn: string;
  userId: string;
  workDelegateId?: string | null | undefined;
};
export type absenceDialogSaveMutation$variables = {
  input: SetAbsenceInput;
};
export type absenceDialogSaveMutation$data = {
  readonly setAbsence: {
    readonly user: {
      readonly absence: {
        readonly endsOn: string;
        readonly isAway: boolean;
        readonly startsOn: string;
      } | null | undefined;
      readonly id: string;
    };
  };
};
export type absenceDialogSaveMutation = {
  response: absenceDialogSaveMutation$data;
  variables: absenceDialogSaveMutation$variables;
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
    "name": "setAbsence",
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
                "name": "startsOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endsOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isAway",
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
    "name": "absenceDialogSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "absenceDialogSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7861ba483c61d3d700045465aaaba7c1",
    "id": null,
    "metadata": {},
    "name": "absenceDialogSaveMutation",
    "operationKind": "mutation",
    "text": "mutation absenceDialogSaveMutation($input:SetAbsenceInput!){setAbsence(input:$input){user{id,absence{startsOn,endsOn,isAway}}}}"
  }
};
})();

(node as any).hash = "2d386c39b6e049f4b42f2c28132191ca";

export default node;
