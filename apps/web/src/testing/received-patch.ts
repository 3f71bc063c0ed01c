import type { BlueprintPatch } from '@baton/domain/blueprint/patch';
import type { FormPatch } from '@baton/domain/form/patch-form';
import { blueprintPatch } from '@baton/domain/schema/blueprint-schema';
import { formPatch } from '@baton/domain/schema/form-schema';
import { parseDocument } from '@baton/domain/schema/parse-document';

const received = <Patch>(
  schema: Parameters<typeof parseDocument<Patch>>[0],
  input: unknown,
): Patch => {
  const { patch } = JSON.parse(JSON.stringify(input));
  const read = parseDocument(schema, patch);
  if (!read.ok) throw new Error(JSON.stringify(read.refusals));
  return read.value;
};

/** Returns the patch of a sent blueprint, parsed as the server does. */
export const receivedBlueprintPatch = (input: unknown): BlueprintPatch =>
  received(blueprintPatch, input);

/** Returns the patch of a sent form, parsed as the server does. */
export const receivedFormPatch = (input: unknown): FormPatch => received(formPatch, input);
