import type { DocumentExtension } from '@baton/domain/document/document-types';

/** A document row with its latest version. */
export interface DocumentNode {
  readonly id: string;
  readonly name: string;
  readonly extension: DocumentExtension | 'link';
  readonly version: number;
  readonly createdBy: string;
  readonly createdAt: Date;
  /** Workflow of its first use. Null if it isn't used yet. */
  readonly workflowId: string | null;
  readonly taskId: string | null;
  readonly deletedAt: Date | null;
  /** References to its tags. */
  readonly tags: readonly string[];
  /** SHA-256 in hex. Null for links and deleted content. */
  readonly hash: string | null;
  readonly size: number;
  readonly externalLink: string | null;
}

/** A document with the names of its first use. */
export interface ListedDocumentRow extends DocumentNode {
  readonly workflowName: string | null;
  readonly taskName: string | null;
}
