import { asCell } from '@baton/domain/field/kinds/table-rows';
import { mayCreateAutomation } from '@baton/domain/access/automation-access';
import type { Automation } from '@baton/domain/automation/automation';
import type { AutomationFailure } from '@baton/domain/automation/automation-result';
import { evaluateResponse } from '@baton/domain/automation/evaluate-response';
import { renderRequest } from '@baton/domain/automation/render-request';
import type { RenderedRequest } from '@baton/domain/automation/rendered-request';
import { templateValue } from '@baton/domain/automation/template-value';
import type { BlueprintContent, BlueprintTask } from '@baton/domain/blueprint/content';
import { validateAutomation } from '@baton/domain/blueprint/validate/validate-automation';
import type { InstanceKey } from '@baton/domain/core/ids';
import type { BlueprintField } from '@baton/domain/field/field';
import type { EnteredValue } from '@baton/domain/run-model/command/command';
import { newId } from '../../platform/db/uuid.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { demand, demandAll } from '../../platform/graphql/refused.ts';
import { blueprints } from '../blueprints/index.ts';
import { requestChannel } from '../runs/index.ts';
import { makeCall } from './make-call.ts';

export interface TestedCall {
  readonly request: RenderedRequest;
  readonly status: number | null;
  readonly durationMs: number;
  readonly body: string;
  readonly failure: AutomationFailure | null;
}

interface TestRequest {
  readonly blueprintId: string;
  readonly automation: Automation;
  readonly values: readonly EnteredValue[];
}

/** Returns the field of each instance in the document. */
const fieldsByPlace = ({
  tasks,
  fields,
}: BlueprintContent): ReadonlyMap<InstanceKey, BlueprintField> =>
  new Map(
    Object.values<BlueprintTask>(tasks).flatMap((task) =>
      task.fields.flatMap((place) => {
        const field = fields[place.field];
        return field === undefined ? [] : [[place.key, field] as const];
      }),
    ),
  );

/** Sends a test request with the given values through the same HTTP client. Stores nothing. */
export const testCall = async (
  context: RequestContext,
  { blueprintId, automation, values }: TestRequest,
): Promise<TestedCall> => {
  const { item, actor, viewer } = await blueprints.reach(context, blueprintId);
  demand(mayCreateAutomation(actor));
  demandAll(validateAutomation(automation, 'automation'));
  const fields = fieldsByPlace(item.details.draft.content);
  const valueByInstance = new Map(values.map(({ instance, value }) => [instance, value]));
  const request = renderRequest(automation, {
    valueOf: (instance) => {
      const field = fields.get(instance);
      const value = valueByInstance.get(instance) ?? null;
      return field === undefined ? asCell(value) : templateValue(value, field, () => null);
    },
    factOf: (fact) => fact,
  });
  const { egress, secrets } = context.services;
  const { trip } = requestChannel(context);
  const caller = { tenantId: viewer.tenantId, egress, secrets, trip };
  const { answer, status, durationMs, body } = await makeCall(caller, request, newId());
  // The result doesn't depend on the clock and isn't stored.
  const result = evaluateResponse(automation, answer, {
    fieldOf: (instance) => fields.get(instance),
    // A test request belongs to no workflow, so no document is known to it.
    holds: () => false,
    timeZone: 'UTC',
    now: context.services.now(),
  });
  const failure = result.kind === 'ACCEPTED' ? null : result.failure;
  return { request, status, durationMs, body, failure };
};
