import type { Services } from '../../../platform/graphql/request-context.ts';
import { gather } from '../../../platform/jobs/gather.ts';
import { executeTogether, type SystemCommand, type SystemOutcome } from './execute-together.ts';

/** Limits of a batch. A second lane reads runs while the first one stores. */
const gathering = { most: 64, lanes: 2 };

interface Given {
  readonly tenantId: string;
  readonly command: SystemCommand;
}

/**
 * Collects system commands that arrive together and executes them in batches for each workspace.
 */
export const gatherCommands = (
  services: Services,
): ((tenantId: string, command: SystemCommand) => Promise<SystemOutcome>) => {
  const give = gather(gathering, async (given: readonly Given[]) => {
    const outcomes = new Map<Given, SystemOutcome>();
    const groups = [...Map.groupBy(given, ({ tenantId }) => tenantId)];
    await Promise.all(
      groups.map(async ([tenantId, group]) => {
        const commands = group.map(({ command }) => command);
        const done = await executeTogether(services, tenantId, commands);
        for (const [at, one] of group.entries()) {
          const outcome = done[at];
          if (outcome !== undefined) outcomes.set(one, outcome);
        }
      }),
    );
    return given.flatMap((one) => outcomes.get(one) ?? []);
  });
  return (tenantId, command) => give({ tenantId, command });
};
