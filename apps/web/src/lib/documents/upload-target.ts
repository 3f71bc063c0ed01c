import { createContext } from 'react';
import { requestHeaders } from '../api/operation.ts';

/** Where files are uploaded. */
export interface UploadTarget {
  readonly url: string;
  /** Returns the headers of an upload, such as the session of a visitor. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
}

export const UploadTargetContext = createContext<UploadTarget>({
  url: '/files',
  headers: () => Promise.resolve(requestHeaders),
});
