import type { BlueprintSharing } from '@baton/domain/access/blueprint-sharing';
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
import { shareBlueprint } from './share-blueprint.ts';
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
  description:
    'Who starts workflows from what a blueprint has published, and whom these are shared with.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Counts its changes.' }),
    isOpenToAll: t.boolean({
      description: 'Every member of the workspace may start it.',
      resolve: ({ starters }) => starters === null,
    }),
    starters: t.field({
      type: [PartyRef],
      description:
        'Who else may, beside those who write and publish blueprints; empty where everybody may.',
      resolve: ({ starters }, _, context) => namesOf(starters ?? [], context),
    }),
    isVisibleToAll: t.boolean({
      description: 'Every member of the workspace may read what is published.',
      resolve: ({ viewers }) => viewers === null,
    }),
    viewers: t.field({
      type: [PartyRef],
      description: 'Who else may, beside those who start from it; empty where everybody may.',
      resolve: ({ viewers }, _, context) => namesOf(viewers ?? [], context),
    }),
    areVariantsOpen: t.boolean({
      description: 'Everybody who writes blueprints may make variants of it.',
      resolve: ({ variantMakers }) => variantMakers === null,
    }),
    variantMakers: t.field({
      type: [PartyRef],
      description: 'Who of them may; empty where all may.',
      resolve: ({ variantMakers }, _, context) => namesOf(variantMakers ?? [], context),
    }),
    sharedWith: t.field({
      type: [WorkflowShareRef],
      description: 'Whom each new workflow is shared with.',
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
    resolve: ({ sharing, sharingVersion }) => ({ ...sharing, version: sharingVersion }),
  }),
}));

const partiesIn = (ids: readonly string[] | null | undefined): readonly PartyId[] | null =>
  ids?.map((id) => asId<PartyId>(id)) ?? null;

const ShareBlueprintInput = builder.inputType('ShareBlueprintInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    expectedVersion: t.int({
      required: true,
      description: 'Version of the sharing that the person saw; another one is a conflict.',
    }),
    starterIds: t.idList({
      description: 'Who may start it; null: every member of the workspace.',
    }),
    viewerIds: t.idList({
      description:
        'Who may read it besides; null: every member of the workspace, as where every member may start it.',
    }),
    variantMakerIds: t.idList({
      description: 'Who of those that write blueprints makes variants of it; null: all of them.',
    }),
    sharedWith: t.field({
      type: [WorkflowShareInput],
      required: true,
      description: 'Whom each new workflow is shared with: the whole list.',
    }),
  }),
});

builder.mutationField('shareBlueprint', (t) =>
  t.field({
    type: BlueprintPayloadRef,
    description:
      'Says who may start from a blueprint, and whom its workflows are shared with; it holds for what is started from now on.',
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
