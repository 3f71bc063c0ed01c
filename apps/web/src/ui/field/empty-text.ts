import { createContext, use } from 'react';

/** Text of empty controls, such as "Not filled in", instead of their own hints. */
export const EmptyTextContext = createContext<string | undefined>(undefined);

export const useEmptyText = (): string | undefined => use(EmptyTextContext);
