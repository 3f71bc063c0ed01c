import {
  newAutomation,
  type Automation,
  type AutomationBody,
  type HttpMethod,
  type NamedTemplate,
  type OutputMapping,
} from '../automation/automation.ts';
import type { PartyId } from '../core/ids.ts';
import {
  newLinkRule,
  type ChildRestartRule,
  type LinkInput,
  type LinkOutput,
  type LinkRule,
  type LinkSplit,
} from '../blueprint/link-rule.ts';
import { placeOf } from './field-schema.ts';
import { flag, id, list, number, object, oneOf, text, variants } from './schema-kit.ts';

const template = object<NamedTemplate>({
  name: text.describe('Name of the header, parameter, or field.'),
  value: text.describe(
    'Template with {{field:<place>}}, {{secret:<name>}}, {{workflow.name}}, and others.',
  ),
});

/** The request of an automated task. */
export const automation = object<Automation>(
  {
    method: oneOf<HttpMethod>({
      GET: 'Reads data.',
      POST: 'Sends data.',
      PUT: 'Replaces data.',
      PATCH: 'Changes parts of data.',
      DELETE: 'Deletes data.',
    }),
    url: text.describe('URL template.'),
    headers: list(template).describe('Headers of the request.'),
    query: list(template).describe('Query parameters.'),
    body: variants<AutomationBody>({
      NONE: { shape: {} },
      FORM: { shape: { entries: list(template).describe('Form fields, URL-encoded.') } },
      JSON: { shape: { text: text.describe('JSON whose texts are templates.') } },
    }),
    expectedStatuses: list(text).describe(
      'Status codes that count as success, such as 200 or 2xx.',
    ),
    outputs: list(
      object<OutputMapping>({
        path: text.describe('Path, such as data.items[0].ID. Empty for the whole response.'),
        instance: placeOf,
        isRequired: flag.describe('True if the response must have a value for it.'),
      }),
    ).describe('Parts of the response that become values of the task.'),
    maxAttempts: number.describe('Maximum number of attempts.'),
    timeoutSeconds: number.describe('Maximum duration of an attempt, in seconds.'),
    isAtOnce: flag.describe(
      "True if the request is sent immediately. The causing command can't be undone then.",
    ),
    continuesOnFailure: flag.describe(
      'True if the task is completed without values when the last attempt fails.',
    ),
  },
  newAutomation,
).meta({ id: 'Automation', description: 'Request of an automated task, and the response.' });

/** What a task starts in other workflows. */
export const link = object<LinkRule>(
  {
    blueprint: id<NonNullable<LinkRule['blueprint']>>('ID of the blueprint.')
      .nullable()
      .describe('Blueprint of the linked workflows. Null while none is selected.'),
    name: text.describe('Name of a child, with {value}, {number}, {workflow}, and {blueprint}.'),
    owner: id<PartyId>('ID of a person, team, or role.')
      .nullable()
      .describe('Owner of the children. Null for the owner of the parent.'),
    split: variants<LinkSplit>({
      LIST: { shape: { values: list(text).describe('One workflow starts for each value.') } },
      FIELD: { shape: { instance: placeOf } },
    })
      .nullable()
      .describe('How many workflows start. Null for one.'),
    needed: number.nullable().describe('Number of children that must complete. Null for all.'),
    onChildRestart: oneOf<ChildRestartRule>({
      FOLLOW: 'The task reopens when its linked workflow restarts.',
      NOTE: 'The task stays completed.',
    }),
    inputs: list(
      object<LinkInput>(
        {
          from: placeOf.nullable().describe('Null for the value that the task is split by.'),
          column: id<NonNullable<LinkInput['column']>>('Key of a column.')
            .nullable()
            .describe('Column in the row of the child. Null for the whole value.'),
          to: placeOf.describe('Intake field of the child.'),
        },
        { from: null, column: null },
      ),
    ).describe('Intake values of the linked workflows.'),
    outputs: list(
      object<LinkOutput>({
        from: placeOf.describe('Field of the child.'),
        to: placeOf.describe('Field of the task.'),
      }),
    ).describe('Values that the linked workflows return.'),
  },
  newLinkRule,
).meta({ id: 'LinkRule', description: 'Workflows that a task starts.' });
