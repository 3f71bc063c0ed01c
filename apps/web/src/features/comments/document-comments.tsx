import { useState, type ReactNode } from 'react';
import {
  DocumentCommentsContext,
  type CommentedDocument,
} from '../../lib/documents/document-comments-context.ts';

interface DocumentCommentsProps {
  /** The task of the documents. A document that was selected in another task doesn't count. */
  readonly taskId: string | null;
  readonly children: ReactNode;
}

/** Lets people comment on the documents of a task inside, next to its comments. */
export function DocumentComments({ taskId, children }: DocumentCommentsProps): ReactNode {
  const [selected, setSelected] = useState<{
    readonly taskId: string | null;
    readonly document: CommentedDocument | null;
  } | null>(null);
  const about = selected?.taskId === taskId ? selected.document : null;
  const setAbout = (document: CommentedDocument | null): void => setSelected({ taskId, document });
  return <DocumentCommentsContext value={{ about, setAbout }}>{children}</DocumentCommentsContext>;
}
