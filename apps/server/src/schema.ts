import './features/activity/activity.schema.ts';
import './features/activity/audit.schema.ts';
import './features/activity/explain.schema.ts';
import './features/automations/automations.schema.ts';
import './features/automations/secrets.schema.ts';
import './features/blueprints/blueprints.schema.ts';
import './features/calendars/calendars.schema.ts';
import './features/changes/changes.schema.ts';
import './features/imports/imports.schema.ts';
import './features/linked-workflows/linked-commands.schema.ts';
import './features/linked-workflows/linked-workflows.schema.ts';
import './features/people/people.schema.ts';
import './features/sessions/sessions.schema.ts';
import './features/tasks/shared-fields.schema.ts';
import './features/tasks/task-people.schema.ts';
import './features/tasks/tasks.schema.ts';
import './features/workflows/preview.schema.ts';
import './features/workflows/rejection-commands.schema.ts';
import './features/workflows/stage-commands.schema.ts';
import './features/workflows/undo.schema.ts';
import './features/workflows/people-commands.schema.ts';
import './features/workflows/shared-commands.schema.ts';
import './features/workflows/task-commands.schema.ts';
import './features/workflows/workflow-commands.schema.ts';
import './features/workflows/workflows.schema.ts';
import { builder } from './platform/graphql/builder.ts';

/** The whole API: each feature registers its slice by being imported. */
export const schema = builder.toSchema();
