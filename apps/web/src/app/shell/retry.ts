import { createContext, use } from 'react';

/** Makes the screens' queries forget a failed answer. */
export const RetryActionContext = createContext<() => void>(() => undefined);

export const useRetry = (): (() => void) => use(RetryActionContext);
