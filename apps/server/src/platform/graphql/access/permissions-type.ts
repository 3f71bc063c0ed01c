import type { ActionFlags, ActionRefusal } from '@baton/domain/access/action-flags';
import type { Capacity } from '@baton/domain/access/who-may';
import { builder, enumValues } from '../builder.ts';
import { ErrorParamRef, toErrorParams } from '../error-param.ts';

const CapacityRef = builder.enumType('Capacity', {
  description: 'In which capacity a person can act.',
  values: enumValues<Capacity>({
    ADMINISTRATOR: 'Admin of the workspace.',
    APPROVER: 'Approver of the task.',
    ASSIGNEE: 'Assignee of the task.',
    ASSIGNER: 'Person who assigned the task.',
    INTEGRATION_ADMIN: 'Person who manages integrations.',
    OWNER: 'Owner or editor of the workflow.',
    REPORTER: 'Person who reported the problem.',
    SUBMITTER: 'Person who submitted the task.',
  }),
});

/** A refusal with the people who can do it instead. */
export interface PermissionRefusalNode extends ActionRefusal {
  readonly whoMay: () => readonly Capacity[];
}

export const PermissionRefusalRef = builder
  .objectRef<PermissionRefusalNode>('PermissionRefusal')
  .implement({
    description: "Why an action isn't allowed.",
    fields: (t) => ({
      action: t.exposeString('action', { description: 'Permission that is missing.' }),
      code: t.exposeString('code', { description: 'Message code of the reason.' }),
      params: t.field({
        type: [ErrorParamRef],
        description: 'Parameters of the message.',
        resolve: (refusal) => toErrorParams(refusal.params),
      }),
      whoMay: t.field({
        type: [CapacityRef],
        description: 'Who can do it now. Empty if no one can.',
        resolve: ({ whoMay }) => [...whoMay()],
      }),
    }),
  });

/** Flags of an object, and who can do what the viewer can't. */
interface Permissions<Action extends string> extends ActionFlags<Action> {
  readonly whoMay?: (action: Action) => readonly Capacity[];
}

const refusalNodes = <Action extends string>({
  refusals,
  whoMay,
}: Permissions<Action>): PermissionRefusalNode[] =>
  refusals().map((one) => ({ ...one, whoMay: () => whoMay?.(one.action) ?? [] }));

/**
 * Defines the type of an object's permissions: a flag for each action with this description, and the
 * reasons for false flags.
 */
export const permissionsType = <Action extends string>(
  name: string,
  description: string,
  actions: Readonly<Record<Action, string>>,
) =>
  builder.objectRef<Permissions<Action>>(name).implement({
    description,
    fields: (t) => {
      const flag = (action: Action) =>
        t.boolean({ description: actions[action], resolve: ({ may }) => may(action) });
      const flags: Record<string, ReturnType<typeof flag>> = {};
      for (const action in actions) flags[action] = flag(action);
      return {
        ...flags,
        refusals: t.field({
          type: [PermissionRefusalRef],
          description: 'Reason for each false flag.',
          resolve: (node) => refusalNodes(node),
        }),
      };
    },
  });
