import { createContext, use } from 'react';

/** Clears failed queries of the screens. */
export const RetryActionContext = createContext<() => void>(() => undefined);

export const useRetry = (): (() => void) => use(RetryActionContext);
