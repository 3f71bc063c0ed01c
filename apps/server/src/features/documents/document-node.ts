import type { DocumentExtension } from '@baton/domain/document/document-types';

/** A document as rows hold it, with its newest version. */
export interface DocumentNode {
  readonly id: string;
  readonly name: string;
  readonly extension: DocumentExtension | 'link';
  readonly version: number;
  readonly createdBy: string;
  readonly createdAt: Date;
  /** Where it was entered first; null: nowhere yet. */
  readonly workflowId: string | null;
  readonly taskId: string | null;
  readonly deletedAt: Date | null;
  /** In hex; null for a link, and where the content is gone. */
  readonly hash: string | null;
  readonly size: number;
  readonly externalLink: string | null;
}

/** A document with the names of where it was entered first. */
export interface ListedDocumentRow extends DocumentNode {
  readonly workflowName: string | null;
  readonly taskName: string | null;
}
