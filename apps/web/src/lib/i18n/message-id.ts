import type absence from '../../locales/en/absence.json';
import type activity from '../../locales/en/activity.json';
import type admin from '../../locales/en/admin.json';
import type app from '../../locales/en/app.json';
import type audit from '../../locales/en/audit.json';
import type automations from '../../locales/en/automations.json';
import type blueprints from '../../locales/en/blueprints.json';
import type bulk from '../../locales/en/bulk.json';
import type calls from '../../locales/en/calls.json';
import type comments from '../../locales/en/comments.json';
import type watching from '../../locales/en/watching.json';
import type customFields from '../../locales/en/custom-fields.json';
import type workflowData from '../../locales/en/workflow-data.json';
import type documents from '../../locales/en/documents.json';
import type formEntry from '../../locales/en/form-entry.json';
import type errors from '../../locales/en/errors.json';
import type explain from '../../locales/en/explain.json';
import type exportsOfLists from '../../locales/en/exports.json';
import type fields from '../../locales/en/fields.json';
import type history from '../../locales/en/history.json';
import type flow from '../../locales/en/flow.json';
import type forms from '../../locales/en/forms.json';
import type workflowFilters from '../../locales/en/workflow-filters.json';
import type inbox from '../../locales/en/inbox.json';
import type incomingMail from '../../locales/en/incoming-mail.json';
import type intake from '../../locales/en/intake.json';
import type drafts from '../../locales/en/drafts.json';
import type imports from '../../locales/en/imports.json';
import type library from '../../locales/en/library.json';
import type linked from '../../locales/en/linked.json';
import type mail from '../../locales/en/mail.json';
import type people from '../../locales/en/people.json';
import type permissions from '../../locales/en/permissions.json';
import type productObjects from '../../locales/en/product-objects.json';
import type startWebhook from '../../locales/en/start-webhook.json';
import type guests from '../../locales/en/guests.json';
import type publicForm from '../../locales/en/public-form.json';
import type questions from '../../locales/en/questions.json';
import type brand from '../../locales/en/brand.json';
import type reference from '../../locales/en/reference.json';
import type taskFacts from '../../locales/en/task-facts.json';
import type fieldComments from '../../locales/en/field-comments.json';
import type resetChoices from '../../locales/en/reset-choices.json';
import type rows from '../../locales/en/rows.json';
import type search from '../../locales/en/search.json';
import type session from '../../locales/en/session.json';
import type service from '../../locales/en/service.json';
import type sharing from '../../locales/en/sharing.json';
import type shared from '../../locales/en/shared.json';
import type plan from '../../locales/en/plan.json';
import type presence from '../../locales/en/presence.json';
import type stages from '../../locales/en/stages.json';
import type staffing from '../../locales/en/staffing.json';
import type signIn from '../../locales/en/sign-in.json';
import type start from '../../locales/en/start.json';
import type status from '../../locales/en/status.json';
import type submission from '../../locales/en/submission.json';
import type tags from '../../locales/en/tags.json';
import type webhooks from '../../locales/en/webhooks.json';
import type taskList from '../../locales/en/task-list.json';
import type tasks from '../../locales/en/tasks.json';
import type time from '../../locales/en/time.json';
import type transfer from '../../locales/en/transfer.json';
import type ui from '../../locales/en/ui.json';
import type variants from '../../locales/en/variants.json';
import type widgets from '../../locales/en/widgets.json';
import type workflowViews from '../../locales/en/workflow-views.json';
import type workflows from '../../locales/en/workflows.json';

/** Every key of the English messages. A missing key doesn't compile. */
export type MessageId =
  | keyof typeof absence
  | keyof typeof activity
  | keyof typeof admin
  | keyof typeof app
  | keyof typeof audit
  | keyof typeof automations
  | keyof typeof blueprints
  | keyof typeof bulk
  | keyof typeof calls
  | keyof typeof comments
  | keyof typeof watching
  | keyof typeof customFields
  | keyof typeof workflowData
  | keyof typeof documents
  | keyof typeof formEntry
  | keyof typeof errors
  | keyof typeof explain
  | keyof typeof exportsOfLists
  | keyof typeof fields
  | keyof typeof history
  | keyof typeof flow
  | keyof typeof forms
  | keyof typeof workflowFilters
  | keyof typeof inbox
  | keyof typeof incomingMail
  | keyof typeof intake
  | keyof typeof drafts
  | keyof typeof imports
  | keyof typeof library
  | keyof typeof linked
  | keyof typeof mail
  | keyof typeof people
  | keyof typeof permissions
  | keyof typeof productObjects
  | keyof typeof startWebhook
  | keyof typeof guests
  | keyof typeof publicForm
  | keyof typeof questions
  | keyof typeof taskFacts
  | keyof typeof fieldComments
  | keyof typeof resetChoices
  | keyof typeof rows
  | keyof typeof search
  | keyof typeof session
  | keyof typeof service
  | keyof typeof sharing
  | keyof typeof shared
  | keyof typeof plan
  | keyof typeof presence
  | keyof typeof stages
  | keyof typeof staffing
  | keyof typeof signIn
  | keyof typeof start
  | keyof typeof status
  | keyof typeof submission
  | keyof typeof brand
  | keyof typeof reference
  | keyof typeof tags
  | keyof typeof webhooks
  | keyof typeof taskList
  | keyof typeof tasks
  | keyof typeof time
  | keyof typeof transfer
  | keyof typeof ui
  | keyof typeof variants
  | keyof typeof widgets
  | keyof typeof workflowViews
  | keyof typeof workflows;
