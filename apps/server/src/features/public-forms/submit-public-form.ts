import type { Locale } from '@baton/domain/core/languages';
import { refuse } from '@baton/domain/core/refusal';
import { cleanEmail, emailRefusal } from '@baton/domain/party/person-rules';
import { submissionsPerHour } from '@baton/domain/public-form/public-link';
import { publicPlaces } from '@baton/domain/public-form/public-questions';
import type { EnteredValue } from '@baton/domain/run-model/command/command';
import { derivedId } from '../../platform/db/uuid.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { attachInWorkflow, validateDocuments } from '../documents/index.ts';
import { startRun } from '../runs/index.ts';
import { demandFillTime } from './proof-of-work.ts';
import { newSubmission, sendConfirmation, storedSubmission } from './store-submission.ts';
import { countSubmissions } from './public-form.queries.ts';
import {
  contextOfOwner,
  contextOfVisitor,
  openForm,
  requestorAddress,
  visitorOf,
} from './visitor.ts';

export interface Submission {
  readonly session: string;
  readonly idempotencyKey: string;
  readonly values: readonly EnteredValue[];
  readonly addressProof: string;
  /** Address for messages. Empty for none. */
  readonly email: string;
  /** Token with the time at which the form was shown. */
  readonly shown: string;
  /** Field that people don't see. Programs fill it in. */
  readonly website: string;
  readonly locale: Locale;
}

export interface Submitted {
  readonly reference: string;
  /** Token of the secret link to the status. */
  readonly statusToken: string;
  /** Address that gets the confirmation. Null for none. */
  readonly email: string | null;
}

const hour = 60 * 60_000;

const isQuotaReached = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'public_link_quota';

/**
 * Starts the workflow of a public form in the name of the link's owner. The same key starts one
 * workflow.
 */
export const submitForm = async (
  context: RequestContext,
  submission: Submission,
): Promise<Submitted> => {
  const { services } = context;
  const { database, now } = services;
  const { idempotencyKey: id, values, locale } = submission;
  if (submission.website !== '') throw new Refused(refuse('ProofFailed'));
  const visitor = await visitorOf(services, submission.session);
  const { tenantId, partyId, linkId } = visitor;
  const scope = { kind: 'tenant', tenantId, waiting: 'ANONYMOUS' } as const;
  const typed = submission.email.trim();
  if (typed !== '') demand(emailRefusal(typed));

  /**
   * Returns the result of this submission if it is stored, or null. Sends the confirmation, once, also
   * if an earlier request stopped before it did.
   */
  const confirmSubmission = async (): Promise<Submitted | null> => {
    const known = await storedSubmission(services, tenantId, id);
    if (known === null) return null;
    const { email, form, reference, statusToken } = known;
    if (known.partyId !== partyId || statusToken === null) throw new Refused(refuse('NotFound'));
    if (email !== null)
      await sendConfirmation(services, tenantId, {
        id: derivedId('form-confirmation', tenantId, id),
        ...{ email, locale: known.locale, form, reference, statusToken },
      });
    return { reference, statusToken, email };
  };

  const before = await confirmSubmission();
  if (before !== null) return before;
  demandFillTime(services, linkId, submission.shown);
  const at = now();
  const form = await openForm(services, tenantId, linkId);
  const confirmed = requestorAddress(services, form, submission.addressProof);
  const email = confirmed ?? (typed === '' ? null : cleanEmail(typed));
  const [[recent]] = await database.trip(scope, countSubmissions(linkId, new Date(at - hour)));
  if ((recent?.count ?? 0) >= submissionsPerHour)
    throw new Refused(refuse('RateLimited', { seconds: 600 }));
  const places = publicPlaces(form.content);
  const foreign = values.find(({ instance }) => !places.has(instance));
  if (foreign !== undefined)
    throw new Refused(refuse('NotFound', {}, `values.${foreign.instance}`));
  const { blueprintId } = form.link;
  const entered = await validateDocuments(contextOfVisitor(context, visitor), values, {
    blueprintId,
  });
  const stored = newSubmission(services, tenantId, {
    ...{ id, linkId, aliasId: null, partyId, email, locale },
  });
  try {
    await startRun(await contextOfOwner(context, form), {
      key: id,
      blueprintId,
      name: null,
      ownerId: form.link.ownerId,
      startDate: null,
      values,
      automatic: { viewers: form.link.notifiedIds },
      extraStatements: (workflowId) => [
        ...attachInWorkflow(entered, workflowId),
        stored.insert(workflowId),
      ],
    });
    // If the same submission was sent twice at the same time, the other request has stored it.
    const submitted = await confirmSubmission();
    if (submitted === null) throw new Refused(refuse('NotFound'));
    return submitted;
  } catch (error) {
    if (isQuotaReached(error)) throw new Refused(refuse('PublicFormFull'));
    // The owner lost the right to start the workflow. The requestor can't change that.
    if (error instanceof Refused && error.refusals[0].code === 'Forbidden')
      throw new Refused(refuse('PublicFormUnavailable'));
    throw error;
  }
};
