/**
 * @generated SignedSource<<b9d2ca78e63d751411dceb583c21eb42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type formState_form$data = {
  readonly hasUnpublishedChanges: boolean;
  readonly lockedBy: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly published: {
    readonly id: string;
    readonly number: number;
  } | null | undefined;
  readonly " $fragmentType": "formState_form";
};
export type formState_form$key = {
  readonly " $data"?: formState_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"formState_form">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "formState_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasUnpublishedChanges",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormVersion",
      "kind": "LinkedField",
      "name": "published",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
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
      "name": "lockedBy",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
  "type": "Form",
  "abstractKey": null
};
})();

(node as any).hash = "e38d92319847594eb974a5de7a5f74a6";

export default node;
