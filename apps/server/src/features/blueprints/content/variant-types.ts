import { variantToWire } from '@baton/domain/blueprint/wire/wire-variants';
import type { BlueprintVariant } from '@baton/domain/blueprint/content';
import { builder } from '../../../platform/graphql/builder.ts';
import type { RelatedBlueprint } from '../blueprint-node.ts';
import { StageConditionInput, StageConditionRef } from './condition-types.ts';

export const RelatedBlueprintRef = builder
  .objectRef<RelatedBlueprint>('RelatedBlueprint')
  .implement({
    description: 'Base blueprint of a variant, or variant of a base blueprint.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'ID of the blueprint.' }),
      name: t.exposeString('name', { description: 'Name of the blueprint.' }),
      isPublished: t.exposeBoolean('isPublished', {
        description: 'True if it has a current version.',
      }),
    }),
  });

export const BlueprintVariantRef = builder
  .objectRef<BlueprintVariant>('BlueprintVariant')
  .implement({
    description: 'Variant with the condition for its use.',
    fields: (t) => ({
      blueprint: t.exposeID('blueprint', { description: 'ID of the variant.' }),
      when: t.field({
        type: StageConditionRef,
        nullable: true,
        description: 'Condition that selects the variant. Null without one.',
        resolve: (variant) => variantToWire(variant).when,
      }),
    }),
  });

export const BlueprintVariantInput = builder.inputType('BlueprintVariantInput', {
  description: 'Variant of a blueprint.',
  fields: (t) => ({
    blueprint: t.id({ required: true, description: 'ID of the variant.' }),
    when: t.field({ type: StageConditionInput, description: 'Default: no condition yet.' }),
  }),
});
