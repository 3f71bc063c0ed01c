import { lintBlueprint } from '@baton/domain/blueprint/lint';
import type { LintFinding } from '@baton/domain/blueprint/lint-findings';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { dayKey } from '../../../lib/i18n/date-text.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useNow } from '../../../lib/i18n/use-now.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import type { ReadContent } from '../content/read-content.ts';
import { draftServer } from '../draft/draft-server.ts';
import { openDraft, type Draft, type DraftSnapshot } from '../draft/draft.ts';
import { unsavedPatches } from '../draft/unsaved-patch.ts';
import { draftActions, emptyView, readOnlyActions, type EditorView } from './create-actions.ts';
import type { EditorActions, PartyBook } from './editor-context.ts';

export interface DraftEditor {
  readonly draft: Draft;
  readonly snapshot: DraftSnapshot;
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

/** One open draft, with its saving, its selection and what is heard from others. */
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
  const [draft] = useState(() =>
    openDraft({
      initial: { ...initial, updatedBy: null },
      server,
      unsaved: unsavedPatches(blueprintId, userId, localStorage),
    }),
  );
  const [actions] = useState(() =>
    isEditable ? draftActions(draft, setView) : readOnlyActions(initial.content, setView),
  );
  const snapshot = useSyncExternalStore(draft.subscribe, draft.snapshot);

  useEffect(() => (isEditable ? draft.attach() : undefined), [draft, isEditable]);
  useEffect(() => {
    // A name that is still being typed is taken before the page goes.
    const commit = (): void => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    window.addEventListener('pagehide', commit);
    return () => window.removeEventListener('pagehide', commit);
  }, []);
  useEffect(() => {
    const again = (): void => void draft.flush();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [draft]);
  useLiveChanges({ blueprintId }, async () => {
    if ((await server.head()) > draft.version()) await draft.refresh();
  });

  return { draft, snapshot, view, actions };
}

/** The linter's findings, a moment after the content when there is much of it. */
export function useFindings(content: BlueprintContent, parties: PartyBook): readonly LintFinding[] {
  const { clock } = useFormats();
  const now = useNow();
  const later = useDeferredValue(content);
  return lintBlueprint(later, {
    today: dayKey(now, clock),
    party: (id) => parties.get(id) ?? null,
  });
}
