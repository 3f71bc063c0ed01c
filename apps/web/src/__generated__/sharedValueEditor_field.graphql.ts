/**
 * @generated SignedSource<<fd32a145c1c06471ac30eaa121db9e56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FieldValue } from "@baton/domain/field/field";
import type { FragmentRefs } from "relay-runtime";
export type sharedValueEditor_field$data = {
  readonly instance: string;
  readonly value: FieldValue | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"answerInput_field">;
  readonly " $fragmentType": "sharedValueEditor_field";
};
export type sharedValueEditor_field$key = {
  readonly " $data"?: sharedValueEditor_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"sharedValueEditor_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sharedValueEditor_field",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "answerInput_field"
    }
  ],
  "type": "FormField",
  "abstractKey": null
};

(node as any).hash = "04fb15f63bc67521c80a324a1fa6dc9b";

export default node;
