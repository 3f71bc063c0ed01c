export { TaskFactRef } from './content/condition-types.ts';
export { BlueprintContentRef, BlueprintRef } from './blueprint.schema.ts';
export type { BlueprintNode } from './blueprint-node.ts';
export { BlueprintPayloadRef } from './blueprints.schema.ts';
export { addBlueprint } from './commands/create-blueprint.ts';
export { planRefs } from './transfer/plan-refs.ts';
export { publishBlueprint } from './commands/publish-blueprint.ts';
export { blueprints } from './blueprints.access.ts';
export { cleanSection, cleanText } from './clean-form.ts';
