/**
 * @generated SignedSource<<4f35cb4637ec5443622595b744cca408>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InquiryKind = "ANSWER" | "QUESTION";
import type { FragmentRefs } from "relay-runtime";
export type taskInquiries_task$data = {
  readonly inquiries: ReadonlyArray<{
    readonly at: string;
    readonly by: {
      readonly id: string;
      readonly name: string;
    };
    readonly kind: InquiryKind;
    readonly text: string;
  }>;
  readonly isInformationRequested: boolean;
  readonly " $fragmentType": "taskInquiries_task";
};
export type taskInquiries_task$key = {
  readonly " $data"?: taskInquiries_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskInquiries_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskInquiries_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInformationRequested",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Inquiry",
      "kind": "LinkedField",
      "name": "inquiries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "by",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "2a276b363232223ed4f31be23ed720a8";

export default node;
