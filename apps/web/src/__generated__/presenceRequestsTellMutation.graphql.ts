/**
 * @generated SignedSource<<4cec64ace5a8f75a4b4fb1b5bbc81117>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type TellPresenceInput = {
  instance?: string | null | undefined;
  screen: string;
  taskId: string;
};
export type presenceRequestsTellMutation$variables = {
  input: TellPresenceInput;
};
export type presenceRequestsTellMutation$data = {
  readonly tellPresence: {
    readonly others: ReadonlyArray<{
      readonly instance: string | null | undefined;
      readonly name: string;
      readonly userId: string;
    }>;
  };
};
export type presenceRequestsTellMutation = {
  response: presenceRequestsTellMutation$data;
  variables: presenceRequestsTellMutation$variables;
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
    "concreteType": "TellPresencePayload",
    "kind": "LinkedField",
    "name": "tellPresence",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PresentPerson",
        "kind": "LinkedField",
        "name": "others",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userId",
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
            "kind": "ScalarField",
            "name": "instance",
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
    "name": "presenceRequestsTellMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "presenceRequestsTellMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "749d40377ed7f40eebc75c0710b657fb",
    "id": null,
    "metadata": {},
    "name": "presenceRequestsTellMutation",
    "operationKind": "mutation",
    "text": "mutation presenceRequestsTellMutation($input:TellPresenceInput!){tellPresence(input:$input){others{userId,name,instance}}}"
  }
};
})();

(node as any).hash = "c829e381e20a1018b5d42865d5f4c827";

export default node;
