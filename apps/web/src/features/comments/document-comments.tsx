import { useState, type ReactNode } from 'react';
import {
  DocumentCommentsContext,
  type CommentedDocument,
} from '../../lib/documents/document-comments-context.ts';

/** Lets people comment on the documents of a task or workflow inside, next to its comments. */
export function DocumentComments({ children }: { readonly children: ReactNode }): ReactNode {
  const [about, setAbout] = useState<CommentedDocument | null>(null);
  return <DocumentCommentsContext value={{ about, setAbout }}>{children}</DocumentCommentsContext>;
}
