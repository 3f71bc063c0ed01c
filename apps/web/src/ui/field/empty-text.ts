import { createContext, use } from 'react';

/** Text of empty read-only controls, such as "Not filled in", instead of their placeholders. */
export const EmptyTextContext = createContext<string | undefined>(undefined);

export const useEmptyText = (): string | undefined => use(EmptyTextContext);
