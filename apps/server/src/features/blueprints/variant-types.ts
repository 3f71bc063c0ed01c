import { variantToWire } from '@baton/domain/blueprint/wire/wire-variants';
import type { BlueprintVariant } from '@baton/domain/blueprint/content';
import { builder } from '../../platform/graphql/builder.ts';
import type { RelatedBlueprint } from './blueprint-node.ts';
import { StageConditionInput, StageConditionRef } from './condition-types.ts';

export const RelatedBlueprintRef = builder
  .objectRef<RelatedBlueprint>('RelatedBlueprint')
  .implement({
    description: 'Base blueprint of a variant, or variant of a base blueprint.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      isPublished: t.exposeBoolean('isPublished'),
    }),
  });

export const BlueprintVariantRef = builder
  .objectRef<BlueprintVariant>('BlueprintVariant')
  .implement({
    description: 'Variant with the condition for its use.',
    fields: (t) => ({
      blueprint: t.exposeID('blueprint'),
      when: t.field({
        type: StageConditionRef,
        nullable: true,
        resolve: (variant) => variantToWire(variant).when,
      }),
    }),
  });

export const BlueprintVariantInput = builder.inputType('BlueprintVariantInput', {
  fields: (t) => ({
    blueprint: t.id({ required: true }),
    when: t.field({ type: StageConditionInput, description: 'Default: no condition yet.' }),
  }),
});
