import { lintBlueprint } from '@baton/domain/blueprint/lint/lint';
import type { LintFinding } from '@baton/domain/blueprint/lint/lint-findings';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { useDeferredValue, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { dayKey } from '../../../lib/i18n/date-text.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useNow } from '../../../lib/i18n/use-now.ts';
import type { ReadContent } from '../content/read-content.ts';
import { draftServer } from '../draft/draft-server.ts';
import { draftStorage } from '../../../lib/draft/draft-storage.ts';
import { openDraft, type DraftSnapshot } from '../../../lib/draft/draft.ts';
import { useAutosavedDraft } from '../../../lib/draft/use-autosaved-draft.ts';
import { blueprintRules, type BlueprintDraft } from '../draft/blueprint-draft.ts';
import { unsavedPatches } from '../draft/unsaved-patch.ts';
import {
  draftActions,
  emptyView,
  readOnlyActions,
  type EditorView,
} from './outline/create-actions.ts';
import type { EditorActions, PartyBook } from './editor-context.ts';
import { useDraftCheck } from './findings/use-draft-check.ts';
import { useCustomFieldVersions } from './use-custom-field-versions.ts';

export interface DraftEditor {
  readonly draft: BlueprintDraft;
  readonly snapshot: DraftSnapshot<BlueprintContent>;
  readonly view: EditorView;
  readonly actions: EditorActions;
}

export interface DraftEditorOptions {
  readonly blueprintId: string;
  readonly userId: string;
  readonly initial: ReadContent & { readonly version: number };
  readonly isEditable: boolean;
}

const bookOf = ({ parties }: ReadContent): PartyBook =>
  new Map(parties.map((party) => [party.id, party]));

/** State of an open draft: autosave, selection, and changes by others. */
export function useDraftEditor({
  blueprintId,
  userId,
  initial,
  isEditable,
}: DraftEditorOptions): DraftEditor {
  const environment = useRelayEnvironment();
  const [view, setView] = useState<EditorView>(() => ({ ...emptyView, parties: bookOf(initial) }));
  const [server] = useState(() =>
    draftServer(environment, blueprintId, (parties) =>
      setView((before) => ({
        ...before,
        parties: new Map([
          ...before.parties,
          ...parties.map((party) => [party.id, party] as const),
        ]),
      })),
    ),
  );
  const [draft] = useState((): BlueprintDraft =>
    openDraft({
      rules: blueprintRules,
      initial: { ...initial, updatedBy: null },
      server,
      unsaved: unsavedPatches(blueprintId, userId, draftStorage()),
    }),
  );
  const [actions] = useState(() =>
    isEditable ? draftActions(draft, setView) : readOnlyActions(initial.content, setView),
  );
  const snapshot = useAutosavedDraft(draft, isEditable, { blueprintId }, server.head);

  return { draft, snapshot, view, actions };
}

/** Returns the findings. For a large blueprint they follow the content with a delay. */
export function useFindings(
  blueprintId: string,
  content: BlueprintContent,
  parties: PartyBook,
): readonly LintFinding[] {
  const { clock } = useFormats();
  const now = useNow();
  const later = useDeferredValue(content);
  const library = useCustomFieldVersions(later);
  const checked = useDraftCheck(blueprintId, later);
  return lintBlueprint(later, {
    today: dayKey(now, clock),
    party: (id) => parties.get(id) ?? null,
    ...checked,
    ...(library === null ? {} : { customField: (id) => library.get(id) ?? null }),
  });
}
