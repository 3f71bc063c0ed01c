import { secretsOfContent } from '@baton/domain/blueprint/lint/lint-automation';
import type { LintKnowledge } from '@baton/domain/blueprint/lint/lint-findings';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useDraftCheckQuery } from '../../../../__generated__/useDraftCheckQuery.graphql.ts';
import { useLiveChanges } from '../../../../lib/live/use-live-changes.ts';

const query = graphql`
  query useDraftCheckQuery($id: ID!, $name: String!, $secrets: [String!]!) {
    draftCheck(id: $id, name: $name, secrets: $secrets) {
      missingSecrets
      isNameTaken
    }
  }
`;

type Checked = Pick<LintKnowledge, 'missingSecrets' | 'isNameTaken'>;

/** Wait after the last change, so that typing a name doesn't send a request for each letter. */
const pause = 400;

/** Returns what the linter knows about the workspace: missing secrets and a name in use. */
export function useDraftCheck(blueprintId: string, content: BlueprintContent): Checked {
  const environment = useRelayEnvironment();
  const asked = JSON.stringify({
    id: blueprintId,
    name: content.name,
    secrets: secretsOfContent(content),
  });
  const [known, setKnown] = useState<{ readonly asked: string; readonly checked: Checked } | null>(
    null,
  );
  const [count, setCount] = useState(0);
  useLiveChanges({ lists: true }, async () => setCount((before) => before + 1));
  useEffect(() => {
    let asking: { readonly unsubscribe: () => void } | null = null;
    const timer = setTimeout(() => {
      asking = fetchQuery<useDraftCheckQuery>(environment, query, JSON.parse(asked), {
        networkCacheConfig: { force: true },
      }).subscribe({
        next: ({ draftCheck: { missingSecrets, isNameTaken } }) =>
          setKnown({ asked, checked: { missingSecrets: new Set(missingSecrets), isNameTaken } }),
        // Errors are ignored: without an answer, these rules report nothing, and publishing checks
        // the secrets again.
        error: () => undefined,
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      asking?.unsubscribe();
    };
  }, [environment, asked, count]);
  return known?.asked === asked ? known.checked : {};
}
