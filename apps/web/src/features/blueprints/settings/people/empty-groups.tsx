import type { PartyId } from '@baton/domain/core/ids';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useViewer } from '../../../../lib/session/viewer-context.ts';
import { LinkButton } from '../../../../ui/button/link-button.tsx';
import { useEditorState } from '../../editor/editor-context.ts';
import classes from './empty-groups.module.css';

/** Says which of these teams and roles have no members, with a link to add people. */
export function EmptyGroups({ parties }: { readonly parties: readonly PartyId[] }): ReactNode {
  const t = useText();
  const { navigation } = useViewer();
  const book = useEditorState().parties;
  const empty = parties.flatMap((id) => {
    const party = book.get(id);
    return party === undefined || party.members.length > 0 ? [] : [party];
  });
  return empty.map(({ id, name, kind }) => (
    <p key={id} className={classes.line}>
      <TriangleAlert size={14} aria-hidden="true" />
      {t('blueprints.task.noMembers', { name })}
      {navigation.people && (
        <LinkButton
          kind="subtle"
          size="small"
          href={kind === 'TEAM' ? `/teams/${id}` : '/people?tab=roles'}
        >
          {t('blueprints.task.addMembers')}
        </LinkButton>
      )}
    </p>
  ));
}
