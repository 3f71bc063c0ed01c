import type { BlueprintSharing } from '@baton/domain/access/library/blueprint-sharing';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import {
  loadParty,
  PartyRef,
  WorkflowShareInput,
  WorkflowShareRef,
  type PartyNode,
} from '../people/index.ts';
import { BlueprintRef } from './blueprint.schema.ts';
import { shareBlueprint } from './commands/share-blueprint.ts';
import { BlueprintPayloadRef } from './blueprints.schema.ts';

const namesOf = async (
  ids: readonly string[],
  context: RequestContext,
): Promise<readonly PartyNode[]> => {
  const found = await Promise.all(ids.map((id) => loadParty(id, context)));
  return found.filter((party) => party !== null);
};

interface Shared extends BlueprintSharing {
  readonly version: number;
}

const BlueprintSharingRef = builder.objectRef<Shared>('BlueprintSharing').implement({
  description: 'Who can start workflows of a blueprint, and who gets access to them.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Number of changes of these settings.' }),
    isOpenToAll: t.boolean({
      description: 'True if every internal person can start it.',
      resolve: ({ starters }) => starters === null,
    }),
    starters: t.field({
      type: [PartyRef],
      description:
        'Who else can start it, in addition to creators and publishers. Empty if everyone can.',
      resolve: ({ starters }, _, context) => namesOf(starters ?? [], context),
    }),
    isVisibleToAll: t.boolean({
      description: 'True if every internal person can view the published version.',
      resolve: ({ viewers }) => viewers === null,
    }),
    viewers: t.field({
      type: [PartyRef],
      description:
        'Who else can view it, in addition to people who can start it. Empty if everyone can.',
      resolve: ({ viewers }, _, context) => namesOf(viewers ?? [], context),
    }),
    areVariantsOpen: t.boolean({
      description: 'True if everyone who edits blueprints can create variants.',
      resolve: ({ variantMakers }) => variantMakers === null,
    }),
    variantMakers: t.field({
      type: [PartyRef],
      description: 'People who edit blueprints and can create variants. Empty if all of them can.',
      resolve: ({ variantMakers }, _, context) => namesOf(variantMakers ?? [], context),
    }),
    sharedWith: t.field({
      type: [WorkflowShareRef],
      description: 'People, teams, and roles that get access to each new workflow.',
      resolve: async ({ collaborators }, _, context) => {
        const parties = await namesOf(
          collaborators.map(({ party }) => party),
          context,
        );
        return parties.flatMap((party) => {
          const share = collaborators.find((one) => one.party === party.id);
          return share === undefined ? [] : { party, access: share.access };
        });
      },
    }),
  }),
});

builder.objectFields(BlueprintRef, (t) => ({
  sharing: t.field({
    type: BlueprintSharingRef,
    description: 'Who can view, edit, and use the blueprint.',
    resolve: ({ sharing, sharingVersion }) => ({ ...sharing, version: sharingVersion }),
  }),
}));

const partiesIn = (ids: readonly string[] | null | undefined): readonly PartyId[] | null =>
  ids?.map((id) => asId<PartyId>(id)) ?? null;

const ShareBlueprintInput = builder.inputType('ShareBlueprintInput', {
  description: 'Input of `shareBlueprint`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the blueprint.' }),
    expectedVersion: t.int({
      required: true,
      description: 'Version of these settings that the client saw. Another version is a conflict.',
    }),
    starterIds: t.idList({
      description: 'Who can start it. Null for every internal person.',
    }),
    viewerIds: t.idList({
      description: 'Who else can view it. Null for every internal person.',
    }),
    variantMakerIds: t.idList({
      description: 'Who can create variants. Null for everyone who edits blueprints.',
    }),
    sharedWith: t.field({
      type: [WorkflowShareInput],
      required: true,
      description: 'All people, teams, and roles with access to each new workflow.',
    }),
  }),
});

builder.mutationField('shareBlueprint', (t) =>
  t.field({
    type: BlueprintPayloadRef,
    description: 'Sets who can start a blueprint, and who gets access to its future workflows.',
    args: { input: t.arg({ type: ShareBlueprintInput, required: true }) },
    resolve: (_, { input }, context) =>
      shareBlueprint(context, {
        id: input.id,
        expectedVersion: input.expectedVersion,
        sharing: {
          starters: partiesIn(input.starterIds),
          viewers: partiesIn(input.viewerIds),
          variantMakers: partiesIn(input.variantMakerIds),
          collaborators: input.sharedWith.map(({ partyId, access }) => ({
            party: asId<PartyId>(partyId),
            access,
          })),
        },
      }),
  }),
);
