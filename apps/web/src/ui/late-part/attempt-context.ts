import { createContext, useContext } from 'react';

/** The number of times that a part of a screen was loaded again after an error. */
export const AttemptContext = createContext(0);

/** Returns the fetch key for the data of a `LatePart`. */
export const useAttempt = (): number => useContext(AttemptContext);
