import { accessLevels, type AccessLevel } from '@baton/domain/party/access-level';
import { inviteColumns } from '@baton/domain/bulk/invite-mapping';
import { useRef, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  inviteMapping_bulkInvitation$data,
  inviteMapping_bulkInvitation$key,
} from '../../__generated__/inviteMapping_bulkInvitation.graphql.ts';
import type { inviteMappingMutation } from '../../__generated__/inviteMappingMutation.graphql.ts';
import { ColumnList, ignored } from '../../fields/rows/column-list.tsx';
import { useCommand } from '../../lib/api/use-command.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { refusalOf } from '../../lib/refusal/wire-refusal.ts';
import { Select } from '../../ui/select/select.tsx';
import classes from './bulk.module.css';

type Mapping = inviteMapping_bulkInvitation$data['mapping'];

const accessTexts = {
  INTERNAL: 'people.internal',
  EXTERNAL: 'people.external',
  LIMITED: 'people.limited',
} as const;

export interface InviteMappingProps {
  readonly bulkInvitation: inviteMapping_bulkInvitation$key;
  /** Called after all rows were validated again. */
  readonly onChecked: () => void;
  readonly header: ReactNode;
}

/** Maps the columns of a table with people. Each change is saved immediately. */
export function InviteMapping({
  bulkInvitation,
  onChecked,
  header,
}: InviteMappingProps): ReactNode {
  const t = useText();
  const job = useFragment(
    graphql`
      fragment inviteMapping_bulkInvitation on BulkInvitation {
        id
        columns
        mapping {
          columns
          accessLevel
        }
        mappingRefusal {
          code
          params {
            name
            value
          }
        }
        samples: rows(first: 20) {
          rows {
            cells
          }
        }
      }
    `,
    bulkInvitation,
  );
  const [meant, setMeant] = useState<Mapping>(job.mapping);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const command = useCommand<inviteMappingMutation>(graphql`
    mutation inviteMappingMutation($input: SaveInvitationMappingInput!) {
      saveInvitationMapping(input: $input) {
        ...bulkDraft_bulkJob
        ...inviteMapping_bulkInvitation
      }
    }
  `);
  const save = (next: Mapping): void => {
    setMeant(next);
    // Sends changes one after the other, in order.
    queue.current = queue.current.then(async () => {
      const { columns, accessLevel } = next;
      const done = await command.run(() => ({
        input: { bulkJobId: job.id, columns, accessLevel },
      }));
      if (done !== null) onChecked();
    });
  };
  const setColumn = (at: number, meaning: (typeof inviteColumns)[number] | typeof ignored): void =>
    save({
      ...meant,
      columns: meant.columns.map((before, index) => {
        if (index === at) return meaning === ignored ? null : meaning;
        // Only one column has a meaning, so selecting it clears the previous one.
        return before === meaning ? null : before;
      }),
    });
  const refusal = command.isPending ? null : refusalOf(job.mappingRefusal);
  return (
    <section className={classes.mapping} aria-label={t('imports.columns.title')}>
      <h2 className={classes.title}>{t('imports.columns.title')}</h2>
      {header}
      <p className={classes.about}>{t('bulk.invite.hint')}</p>
      <ColumnList
        columns={job.columns}
        rows={job.samples.rows.map(({ cells }) => cells)}
        meanings={meant.columns.map((column) => column ?? ignored)}
        options={[
          ...inviteColumns.map((value) => ({ value, label: t(`bulk.invite.column.${value}`) })),
          { value: ignored, label: t('bulk.mapping.none') },
        ]}
        error={refusal === null ? null : errorText(t, refusal)}
        onChange={setColumn}
      />
      <Select<AccessLevel>
        label={t(
          meant.columns.includes('ACCESS') ? 'bulk.invite.accessOfRest' : 'bulk.invite.accessOfAll',
        )}
        required
        searchable={false}
        value={meant.accessLevel}
        options={accessLevels.map((value) => ({ value, label: t(accessTexts[value]) }))}
        onChange={(level) => save({ ...meant, accessLevel: level ?? meant.accessLevel })}
      />
    </section>
  );
}
