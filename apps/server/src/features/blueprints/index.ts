export { TaskFactRef } from './content/condition-types.ts';
export { BlueprintContentRef, BlueprintRef } from './blueprint.schema.ts';
export type { BlueprintNode } from './blueprint-node.ts';
export { BlueprintPayloadRef } from './blueprints.schema.ts';
export { addBlueprint } from './commands/create-blueprint.ts';
export { planRefs } from './transfer/plan-refs.ts';
export { publishBlueprint } from './commands/publish-blueprint.ts';
export { AutomationInput, AutomationRef } from './content/automation-types.ts';
export { blueprints } from './blueprints.access.ts';
export { BlueprintFieldInput, BlueprintFieldRef } from './content/field-types.ts';
export {
  FormSectionInput,
  FormSectionRef,
  FormTextInput,
  FormTextRef,
} from './content/form-types.ts';
export { cleanSection, cleanText } from './clean-form.ts';
