/**
 * @generated SignedSource<<cab5bf8c44a72797f87d08a1c119db76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type secretsPanel_secret$data = ReadonlyArray<{
  readonly blueprints: ReadonlyArray<{
    readonly blueprintId: string;
    readonly name: string;
  }>;
  readonly name: string;
  readonly openTasks: number;
  readonly updatedAt: string;
  readonly updatedBy: {
    readonly name: string;
  };
  readonly " $fragmentType": "secretsPanel_secret";
}>;
export type secretsPanel_secret$key = ReadonlyArray<{
  readonly " $data"?: secretsPanel_secret$data;
  readonly " $fragmentSpreads": FragmentRefs<"secretsPanel_secret">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "secretsPanel_secret",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "updatedBy",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
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
      "concreteType": "SecretUse",
      "kind": "LinkedField",
      "name": "blueprints",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blueprintId",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Secret",
  "abstractKey": null
};
})();

(node as any).hash = "81a9464ecb939ce214241e5ab1d72eab";

export default node;
