import { Refused } from '../refused.ts';
import type { RequestContext } from '../request-context.ts';

/** Returns whether the database confirms the session of the request. */
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
