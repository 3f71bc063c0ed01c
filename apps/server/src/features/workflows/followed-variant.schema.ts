import { mayStartFrom } from '@baton/domain/access/library/blueprint-access';
import { completeContent } from '@baton/domain/blueprint/complete-content';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { demand } from '../../platform/graphql/refused.ts';
import { BlueprintRef } from '../blueprints/index.ts';
import { FieldValueInput, toEnteredValue } from './inputs/field-value-input.ts';
import { followedVariants } from './followed-variants.ts';
import { publishedVersion } from './followed-variants.queries.ts';

builder.objectField(BlueprintRef, 'followedVariant', (t) =>
  t.string({
    nullable: true,
    description:
      'Name of the variant that a start with these values uses. Null if it uses this blueprint, or if values are missing.',
    args: {
      values: t.arg({
        type: [FieldValueInput],
        required: true,
        description: 'Values of the intake fields.',
      }),
    },
    resolve: async ({ published, sharing }, { values }, context) => {
      const viewer = await context.viewer();
      const { starters } = sharing;
      demand(mayStartFrom(actorOf(viewer), { isPublished: published !== null, starters }));
      if (published === null) return null;
      const [[version]] = await context.db.read(publishedVersion(published.id));
      if (version === undefined) return null;
      const start = {
        values: values.map(toEnteredValue),
        ownerId: asId<PartyId>(viewer.userId),
        timeZone: viewer.timeZone,
        now: context.services.now(),
      };
      const [name = null] = await followedVariants(context, completeContent(version.content), [
        start,
      ]);
      return name;
    },
  }),
);
