import type { MutationParameters } from 'relay-runtime';
import { useCommand, type CommandDocument } from './use-command.ts';
import { useSeenVersion } from './use-seen-version.ts';

/**
 * A command that saves one field of an item in an editor. The editor shows refusals of the field,
 * and conflicts with changes since it was opened.
 */
export function useSeenCommand<Mutation extends MutationParameters>(
  document: CommandDocument,
  field: string,
  version: number,
  shown: unknown,
) {
  const seen = useSeenVersion(version, shown);
  const command = useCommand<Mutation>(document, { fields: [field], onError: seen.onError });
  return {
    /** Properties of the editor. */
    editor: {
      isSaving: command.isPending,
      error: command.fieldErrors[field],
      hasConflict: seen.hasConflict,
      onEdit: seen.open,
      onCancel: () => {
        seen.close();
        command.reset();
      },
    },
    /** Sends the command. Returns false if saving failed. */
    save: async (
      make: (sent: {
        readonly idempotencyKey: string;
        readonly expectedVersion: number;
      }) => Mutation['variables'],
    ): Promise<boolean> => {
      const done = await command.run((idempotencyKey) =>
        make({ idempotencyKey, expectedVersion: seen.version }),
      );
      if (done !== null) seen.close();
      return done !== null;
    },
  };
}
