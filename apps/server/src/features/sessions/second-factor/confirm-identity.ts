import { refuse } from '@baton/domain/core/refusal';
import { confirmSession } from '../../../platform/auth/credentials/second-factor-statements.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { checkCode } from './check-code.ts';
import { checkPassword } from './check-password.ts';
import { identity } from './sign-in-challenge.ts';

export interface Confirmation {
  readonly password?: string | null | undefined;
  readonly code?: string | null | undefined;
}

/** Confirms who the viewer is, with their password or a code, before a sensitive change. */
export const confirmIdentity = async (
  context: RequestContext,
  { password, code }: Confirmation,
): Promise<void> => {
  const viewer = await context.viewer();
  if (context.http.isProgram) throw new Refused(refuse('Forbidden'));
  const hasCode = code !== null && code !== undefined;
  if (hasCode) await checkCode(context, viewer.accountId, code);
  else await checkPassword(context, viewer, password ?? '');
  const { database, now } = context.services;
  await database.trip(identity, confirmSession(viewer.sessionId, new Date(now()), hasCode));
};
