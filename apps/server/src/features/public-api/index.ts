import type { GraphQLSchema } from 'graphql';
import type { Call } from '../../platform/rest/define-call.ts';
import { createResourceCalls } from '../../platform/rest/resource-calls.ts';
import { fragments } from './fragments.ts';
import {
  blueprintResources,
  documentResources,
  notificationResources,
  peopleResources,
  savedViewResources,
  webhookResources,
} from './other-resources.ts';
import {
  commentResources,
  taskResources,
  valueResources,
  workflowResources,
} from './work-resources.ts';

/** Returns the calls of the public API. */
export const publicApiCalls = (schema: GraphQLSchema): readonly Call[] =>
  createResourceCalls(schema, fragments, [
    ['Workflows', workflowResources],
    ['Tasks', taskResources],
    ['Values', valueResources],
    ['Comments', commentResources],
    ['Documents', documentResources],
    ['Blueprints', blueprintResources],
    ['People', peopleResources],
    ['Saved views', savedViewResources],
    ['Notifications', notificationResources],
    ['Webhooks', webhookResources],
  ]);
export { documentSchemaCalls } from './document-schemas.ts';
