import { Refused } from '../refused.ts';
import type { RequestContext } from '../request-context.ts';

/** Confirms the session with the database. */
export const hasSession = async (context: RequestContext): Promise<boolean> => {
  if (context.tokenHash() === null) return false;
  try {
    await context.viewer();
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
};
