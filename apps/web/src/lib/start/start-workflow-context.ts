import { createContext, use } from 'react';

/** Opens the blueprint picker that starts a workflow. */
export const StartWorkflowContext = createContext<() => void>(() => undefined);

export const useStartWorkflow = (): (() => void) => use(StartWorkflowContext);
