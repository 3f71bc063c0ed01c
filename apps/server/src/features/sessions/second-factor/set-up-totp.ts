import { refuse } from '@baton/domain/core/refusal';
import { z } from 'zod';
import { recordTwoStepSignIn } from '../../../platform/audit/record-account-event.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import {
  hashRecoveryCode,
  makeRecoveryCodes,
} from '../../../platform/auth/credentials/recovery-code.ts';
import {
  confirmSession,
  removeSecondFactor,
  replaceRecoveryCodes,
  saveTotp,
  secondFactorRequired,
} from '../../../platform/auth/credentials/second-factor-statements.ts';
import { linkLife } from '../../../platform/auth/single-use-link.ts';
import { makeTotpKey, totpStep, type TotpKey } from '../../../platform/auth/credentials/totp.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { Viewer } from '../../../platform/graphql/viewer.ts';
import { logSecurity } from '../security-log.ts';
import { loadViewerNode, type ViewerNode } from '../viewer-node.ts';
import { totpPlace } from './check-code.ts';
import { freshViewer } from '../../../platform/graphql/access/fresh-viewer.ts';
import { passChallenge } from './confirm-sign-in.ts';
import { findChallenge, identity, type OpenChallenge } from './sign-in-challenge.ts';

/** A key that isn't stored yet. The client sends `enrollment` back with the first code. */
export interface StartedTotp extends TotpKey {
  readonly enrollment: string;
}

const enrollmentShape = z.object({ accountId: z.string(), secret: z.string(), until: z.number() });
const enrollmentPlace = 'totp enrollment';
const issuer = 'Baton';

/** The person who sets up the app: signed in, or with a sign-in challenge that requires it. */
type Enroller =
  | { readonly viewer: Viewer; readonly challenge: null }
  | { readonly viewer: null; readonly challenge: OpenChallenge };

const enrollerOf = async (
  context: RequestContext,
  token: string | null | undefined,
): Promise<Enroller> => {
  if (token === null || token === undefined)
    return { viewer: await freshViewer(context), challenge: null };
  return { viewer: null, challenge: await findChallenge(context, token) };
};

/** Returns a new key for an authenticator app. `confirmTotp` stores it. */
export const startTotp = async (
  context: RequestContext,
  challengeToken: string | null | undefined,
): Promise<StartedTotp> => {
  const { viewer, challenge } = await enrollerOf(context, challengeToken);
  const { accountId, email } = viewer ?? challenge;
  const { secrets, now } = context.services;
  const key = makeTotpKey(issuer, email);
  const content = { accountId, secret: key.secret, until: now() + linkLife.SECOND_FACTOR };
  const enrollment = secrets.seal(JSON.stringify(content), enrollmentPlace).toString('base64url');
  return { ...key, enrollment };
};

const openEnrollment = (context: RequestContext, accountId: string, enrollment: string): string => {
  const { secrets, now } = context.services;
  const text = secrets.open(Buffer.from(enrollment, 'base64url'), enrollmentPlace);
  const content = text === null ? null : enrollmentShape.parse(JSON.parse(text));
  if (content === null || content.accountId !== accountId || content.until < now())
    throw new Refused(refuse('SignInExpired'));
  return content.secret;
};

export interface TotpConfirmation {
  readonly enrollment: string;
  readonly code: string;
  readonly challenge?: string | null | undefined;
}

export interface RecoveryCodes {
  readonly node: ViewerNode;
  /** Shown once. */
  readonly recoveryCodes: readonly string[];
}

const recordTwoStep = (context: RequestContext, viewer: Viewer, isOn: boolean): Statement =>
  recordAudit(viewer.userId, context.services.now(), {
    action: 'UPDATED',
    objectType: 'User',
    objectId: viewer.userId,
    objectName: viewer.userName,
    before: { twoStepSignIn: !isOn },
    after: { twoStepSignIn: isOn },
  });

/**
 * Stores an authenticator app after its first right code, with new recovery codes. With a
 * challenge, it also signs in.
 */
export const confirmTotp = async (
  context: RequestContext,
  input: TotpConfirmation,
): Promise<RecoveryCodes> => {
  const { viewer, challenge } = await enrollerOf(context, input.challenge);
  const { accountId } = viewer ?? challenge;
  const { database, now, secrets } = context.services;
  const secret = openEnrollment(context, accountId, input.enrollment);
  const at = now();
  const step = totpStep(secret, input.code, at);
  if (step === null) throw new Refused(refuse('CodeWrong', {}, 'code'));
  const recoveryCodes = makeRecoveryCodes();
  const saved = [
    saveTotp(
      accountId,
      secrets.seal(secret, totpPlace(accountId)).toString('base64'),
      step,
      new Date(at),
    ),
    replaceRecoveryCodes(accountId, recoveryCodes.map(hashRecoveryCode), new Date(at)),
  ];
  logSecurity(context, 'second-factor-set-up', { accountId });
  if (challenge !== null) {
    const recorded = recordTwoStepSignIn(accountId, at, context.http.userAgent);
    await database.trip(identity, ...saved, recorded);
    return { node: await passChallenge(context, challenge), recoveryCodes };
  }
  await context.db.trip(
    ...saved,
    confirmSession(viewer.sessionId, new Date(at), true),
    recordTwoStep(context, viewer, true),
  );
  return { node: await loadViewerNode(context), recoveryCodes };
};

/** Replaces the recovery codes of the viewer. */
export const renewRecoveryCodes = async (context: RequestContext): Promise<RecoveryCodes> => {
  const { accountId, userId, userName } = await freshViewer(context);
  const recoveryCodes = makeRecoveryCodes();
  const hashes = recoveryCodes.map(hashRecoveryCode);
  const at = context.services.now();
  await context.db.trip(
    replaceRecoveryCodes(accountId, hashes, new Date(at)),
    recordAudit(userId, at, {
      ...{ action: 'UPDATED', objectType: 'User', objectId: userId, objectName: userName },
      ...{ before: null, after: { newRecoveryCodes: hashes.length } },
    }),
  );
  logSecurity(context, 'recovery-codes-renewed', { accountId });
  return { node: await loadViewerNode(context), recoveryCodes };
};

/** Removes the authenticator app of the viewer, unless the workspace requires a second factor. */
export const turnOffTotp = async (context: RequestContext): Promise<ViewerNode> => {
  const viewer = await freshViewer(context);
  const [[policy]] = await context.db.trip(secondFactorRequired(viewer.accountId));
  if (policy?.isRequired !== false) throw new Refused(refuse('SecondFactorRequired'));
  await context.db.trip(
    removeSecondFactor(viewer.accountId),
    recordTwoStep(context, viewer, false),
  );
  logSecurity(context, 'second-factor-removed', { accountId: viewer.accountId });
  return loadViewerNode(context);
};
