import { completeContent } from '@baton/domain/blueprint/complete-content';
import { dayOf } from '@baton/domain/core/dates';
import { refuse } from '@baton/domain/core/refusal';
import {
  namedRefusals,
  readStartBody,
  startCallsPerHour,
  startProperties,
} from '@baton/domain/start-webhook/start-body';
import { derivedId } from '../../platform/db/uuid.ts';
import { contextAs, type RequestContext } from '../../platform/graphql/request-context.ts';
import { demandAll, Refused } from '../../platform/graphql/refused.ts';
import { personAsViewer } from '../../platform/graphql/viewer.ts';
import { publishedForm } from '../public-forms/index.ts';
import { startRun } from '../runs/index.ts';
import {
  countCalls,
  insertCall,
  partiesWritten,
  startingCall,
  type StartWebhookRow,
} from './start-webhooks.queries.ts';

const hour = 60 * 60_000;
/** Time that calls stay in the log. */
export const callLogLife = 30 * 24 * hour;

export interface StartedByCall {
  readonly workflowId: string;
  readonly reference: string;
  /** True if an earlier call with the same key started the workflow. */
  readonly isRepeated: boolean;
}

interface StartCall {
  /** Id of the call in the log. */
  readonly callId: string;
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly bodyHash: Buffer;
}

/** Returns all texts in a body, in lower case, to find people. */
const textsIn = (body: object): readonly string[] =>
  Object.values(body)
    .flat()
    .filter((value) => typeof value === 'string')
    .map((text) => text.trim().toLowerCase());

/**
 * Starts a workflow with the values of a JSON body, and logs the call with it. The same key starts one
 * workflow, and is refused with another body.
 */
export const startByWebhook = async (
  context: RequestContext,
  tenantId: string,
  webhook: StartWebhookRow,
  { callId, key, body, bodyHash }: StartCall,
): Promise<StartedByCall> => {
  const { database, now } = context.services;
  const at = now();
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const [[form], [owner], [recent], people] = await database.trip(
    scope,
    publishedForm(webhook.blueprintId),
    personAsViewer(webhook.ownerId),
    countCalls(webhook.id, new Date(at - hour)),
    partiesWritten(textsIn(body)),
  );
  if ((recent?.count ?? 0) >= startCallsPerHour)
    throw new Refused(refuse('RateLimited', { seconds: hour / 1000 }));
  if (form?.content == null || owner === undefined) throw new Refused(refuse('NotFound'));
  const properties = startProperties(completeContent(form.content), webhook.mapping);
  const partyNamed = (text: string): string | null => {
    const written = text.trim().toLowerCase();
    const [one, other] = people.filter(({ name, email }) => name === written || email === written);
    return one === undefined || other !== undefined ? null : one.id;
  };
  const { values, refusals } = readStartBody(properties, body, {
    ...{ locale: 'en', timeZone: owner.timeZone, today: dayOf(at, owner.timeZone) },
    ...{ partyNamed, extraDateFormats: true },
  });
  demandAll(refusals);
  try {
    const { view, texts } = await startRun(contextAs(context, owner), {
      key: derivedId('start-webhook', tenantId, webhook.id, key),
      blueprintId: webhook.blueprintId,
      name: null,
      ownerId: webhook.ownerId,
      startDate: null,
      values: values.map((given) => ({ ...given, expectedVersion: null })),
      automatic: { viewers: [] },
      extraStatements: (started) => [
        insertCall(
          ...([callId, webhook.id, new Date(at), 201, null, null, started] as const),
          ...([new Date(at - callLogLife), bodyHash] as const),
        ),
      ],
    });
    const workflowId = view.workflow.id;
    const [[first]] = await database.trip(scope, startingCall(workflowId));
    if (first !== undefined && !first.bodyHash.equals(bodyHash))
      throw new Refused(refuse('IdempotencyKeyReused', {}, 'Idempotency-Key'));
    return { workflowId, reference: texts.reference, isRepeated: first?.id !== callId };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    demandAll(namedRefusals(error.refusals, properties));
    throw error;
  }
};
