import { blueprintContent, blueprintPatch } from '@baton/domain/schema/blueprint-schema';
import { formContent, formPatch } from '@baton/domain/schema/form-schema';
import { z } from 'zod';
import { defineCall, type Call } from '../../platform/rest/define-call.ts';

const schemas = {
  'blueprint-content': blueprintContent,
  'blueprint-patch': blueprintPatch,
  'form-content': formContent,
  'form-patch': formPatch,
} as const;

type Name = keyof typeof schemas;
const described = new Map<Name, z.core.JSONSchema.JSONSchema>();

/** Returns the JSON Schema of a document as programs send it. */
const describeDocument = (name: Name): z.core.JSONSchema.JSONSchema => {
  const known = described.get(name) ?? z.toJSONSchema(schemas[name], { io: 'input' });
  described.set(name, known);
  return known;
};

/** Calls that describe the documents in GraphQL and in files. */
export const documentSchemaCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/api/schemas/{document}',
    group: 'Blueprints',
    summary: 'JSON Schema of the content of blueprints and forms, and of changes to their drafts.',
    needsSession: true,
    input: z.object({
      document: z
        .enum(['blueprint-content', 'blueprint-patch', 'form-content', 'form-patch'])
        .describe('Name of the document.'),
    }),
    output: z.looseObject({}),
    run: async (_, { document }) => ({ ...describeDocument(document) }),
  }),
];
