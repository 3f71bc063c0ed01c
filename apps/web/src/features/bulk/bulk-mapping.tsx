import type { DayOrder } from '@baton/domain/field/written/day-order';
import { useRef, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  bulkMapping_bulkStart$data,
  bulkMapping_bulkStart$key,
} from '../../__generated__/bulkMapping_bulkStart.graphql.ts';
import type { bulkMappingMutation } from '../../__generated__/bulkMappingMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../lib/parties/use-party-search.ts';
import { refusalOf } from '../../lib/refusal/wire-refusal.ts';
import { PartyPicker } from '../../ui/party-picker/party-picker.tsx';
import { Select } from '../../ui/select/select.tsx';
import { ColumnList, ignored } from '../../fields/rows/column-list.tsx';
import { DayOrderChoice } from '../../fields/rows/day-order-choice.tsx';
import classes from './bulk.module.css';

type Mapping = bulkMapping_bulkStart$data['mapping'];

interface Meant {
  readonly mapping: Mapping;
  readonly owner: FoundParty;
}

export interface BulkMappingProps {
  readonly bulkStart: bulkMapping_bulkStart$key;
  /** Called after all rows were validated again. */
  readonly onChecked: () => void;
  readonly header: ReactNode;
}

/** Maps the columns. Each change is saved immediately and validates the rows again. */
export function BulkMapping({ bulkStart, onChecked, header }: BulkMappingProps): ReactNode {
  const t = useText();
  const job = useFragment(
    graphql`
      fragment bulkMapping_bulkStart on BulkStart {
        id
        columns
        mapping {
          fields
          name
          owner
          start
        }
        mappingRefusal {
          code
          params {
            name
            value
          }
        }
        targets {
          key
          name
          isRequired
        }
        dateColumns {
          column
          order
          isProven
          example {
            text
            date
          }
        }
        owner {
          id
          name
          kind
        }
        samples: rows(first: 20) {
          rows {
            cells
          }
        }
      }
    `,
    bulkStart,
  );
  const [meant, setMeant] = useState<Meant>({ mapping: job.mapping, owner: job.owner });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const search = usePartySearch({ kinds: ['USER'], onlyInternal: true });
  const command = useCommand<bulkMappingMutation>(graphql`
    mutation bulkMappingMutation($input: SaveBulkMappingInput!) {
      saveBulkMapping(input: $input) {
        ...bulkDraft_bulkJob
      }
    }
  `);
  const save = (
    next: Meant,
    dayOrders: readonly { readonly column: number; readonly order: DayOrder }[] = [],
  ): void => {
    setMeant(next);
    const { fields, name, owner, start } = next.mapping;
    // Sends changes one after the other, in order.
    queue.current = queue.current.then(async () => {
      const done = await command.run(() => ({
        input: {
          bulkJobId: job.id,
          mapping: { fields, name, owner, start, dayOrders },
          ownerId: next.owner.id,
        },
      }));
      if (done !== null) onChecked();
    });
  };
  const change = (part: Partial<Mapping>): void =>
    save({ ...meant, mapping: { ...meant.mapping, ...part } });
  const columns = job.columns.map((name, index) => ({
    value: String(index),
    label: name.trim() === '' ? t('imports.columns.unnamed', { number: index + 1 }) : name,
  }));
  const column = (kind: 'name' | 'owner' | 'start') => ({
    options: columns,
    value: meant.mapping[kind] == null ? null : String(meant.mapping[kind]),
    onChange: (value: string | null) => change({ [kind]: value === null ? null : Number(value) }),
  });
  const setField = (at: number, key: string): void =>
    change({
      fields: meant.mapping.fields.map((before, index) => {
        if (index === at) return key === ignored ? null : key;
        // Only one column fills a field, so selecting it clears the previous one.
        return before === key ? null : before;
      }),
    });
  const refusal = command.isPending ? null : refusalOf(job.mappingRefusal);
  return (
    <section className={classes.mapping} aria-label={t('imports.columns.title')}>
      <h2 className={classes.title}>{t('imports.columns.title')}</h2>
      {header}
      <div className={classes.special}>
        <Select
          label={t('bulk.mapping.name')}
          placeholder={t('bulk.mapping.nameOfBlueprint')}
          {...column('name')}
        />
        <Select
          label={t('bulk.mapping.start')}
          placeholder={t('bulk.mapping.startNow')}
          {...column('start')}
        />
        <Select
          label={t('bulk.mapping.owner')}
          placeholder={t('bulk.mapping.ownerNone')}
          {...column('owner')}
        />
        <PartyPicker
          {...search}
          label={t(
            meant.mapping.owner == null ? 'bulk.mapping.ownerOfAll' : 'bulk.mapping.ownerOfRest',
          )}
          required
          multiple={false}
          value={[meant.owner]}
          onChange={([owner]) => owner !== undefined && save({ ...meant, owner: toParty(owner) })}
        />
      </div>
      {job.targets.length > 0 && (
        <ColumnList
          columns={job.columns}
          rows={job.samples.rows.map(({ cells }) => cells)}
          meanings={meant.mapping.fields.map((key) => key ?? ignored)}
          options={[
            ...job.targets.map(({ key, name, isRequired }) => ({
              value: key,
              label: isRequired ? t('bulk.mapping.required', { name }) : name,
            })),
            { value: ignored, label: t('bulk.mapping.none') },
          ]}
          error={refusal === null ? null : errorText(t, refusal)}
          onChange={setField}
        />
      )}
      {job.dateColumns.map(({ column, order, isProven, example }) => (
        <DayOrderChoice
          key={column}
          header={columns[column]?.label ?? ''}
          order={order ?? null}
          isProven={isProven}
          example={example ?? null}
          onOrder={(next) => save(meant, [{ column, order: next }])}
        />
      ))}
      {job.targets.length === 0 && refusal !== null && (
        <p className={classes.error} role="alert">
          {errorText(t, refusal)}
        </p>
      )}
    </section>
  );
}

const toParty = ({ id, name }: { readonly id: string; readonly name: string }): FoundParty => ({
  id,
  name,
  kind: 'USER',
});
