export { ConditionOperatorRef, MatchRef, TaskFactRef } from './condition-types.ts';
export { BlueprintContentRef, BlueprintRef } from './blueprint.schema.ts';
export type { BlueprintNode } from './blueprint-node.ts';
export { blueprintById } from './blueprints.loaders.ts';
export { BlueprintPayloadRef } from './blueprints.schema.ts';
export { addBlueprint } from './create-blueprint.ts';
export { StageTriggerRef } from './rule-types.ts';
export { publishBlueprint } from './publish-blueprint.ts';
