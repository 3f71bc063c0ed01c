import { createContext } from 'react';

/** A document that a comment is about. */
export interface CommentedDocument {
  readonly ref: string;
  readonly name: string;
}

export interface DocumentComments {
  /** The document that the next comment is about. Null for none. */
  readonly about: CommentedDocument | null;
  readonly setAbout: (document: CommentedDocument | null) => void;
}

/** Connects documents on the screen with the comments below. Null where documents can't be commented on. */
export const DocumentCommentsContext = createContext<DocumentComments | null>(null);
