/**
 * @generated SignedSource<<45844f3c5ef37babf9332e00f7a6dd6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DocumentIcon = "cad" | "csv" | "excel" | "generic" | "image" | "pdf" | "word";
import type { FragmentRefs } from "relay-runtime";
export type shownDocuments_document$data = {
  readonly address: string | null | undefined;
  readonly createdAt: string;
  readonly createdBy: {
    readonly name: string;
  } | null | undefined;
  readonly icon: DocumentIcon;
  readonly isLink: boolean;
  readonly isPreviewable: boolean;
  readonly name: string;
  readonly ref: string;
  readonly size: number;
  readonly " $fragmentType": "shownDocuments_document";
};
export type shownDocuments_document$key = {
  readonly " $data"?: shownDocuments_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"shownDocuments_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "shownDocuments_document"
};

(node as any).hash = "f969095c0d2a5de1fbe06c8d1e2387e5";

export default node;
