import { randomUUID } from 'node:crypto';
import { asId, type CustomFieldId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import type { Contest } from '../contest.ts';
import { busyPerson, personId, tenantId, type DataSize } from '../data-shape.ts';
import { documents } from '../documents.ts';
import { graphql, type Effort } from '../requests.ts';
import { seededRandom } from '../vocabulary.ts';
import { publish, sendAll, startMany, type Workshop } from './prepared-workflows.ts';

const pageSize = 50;
const regions = ['north', 'south', 'east', 'west', 'center'];
const options = regions.map((id) => ({ id, name: id }));
/** Amounts are below 100. A view shows those above 60. */
const leastAmount = 60;

const optional = { inputType: 'OPTIONAL' } as const;

/** Ids of the custom fields. */
interface ViewFields {
  readonly region: string;
  readonly amount: string;
}

const create = `mutation ($input: CreateCustomFieldInput!) {
  createCustomField(input: $input) { customField { id } } }`;

const createField = async ({ baton }: Workshop, definition: object): Promise<string> => {
  const input = { idempotencyKey: randomUUID(), isShared: true, definition };
  const [body = ''] = await sendAll(baton, [graphql(create, { input }, busyPerson)]);
  const answer = JSON.parse(body) as {
    readonly data: {
      readonly createCustomField: { readonly customField: { readonly id: string } };
    };
  };
  return answer.data.createCustomField.customField.id;
};

/** Gives every workflow a region and an amount, as Baton stores them. */
const addValues = async (workshop: Workshop): Promise<ViewFields> => {
  const { pool } = workshop;
  await pool.query('UPDATE party SET is_admin = true WHERE id = $1', [personId(busyPerson)]);
  const region = await createField(workshop, { name: 'Region', kind: 'SELECT', options });
  const amount = await createField(workshop, { name: 'Amount', kind: 'NUMBER', options: [] });
  const origin = (id: string) => ({ field: asId<CustomFieldId>(id), version: 1 });
  const content = withFields(
    buildBlueprint(),
    [
      field(1, 'SELECT', { options, origin: origin(region) }),
      field(2, 'NUMBER', { origin: origin(amount) }),
    ],
    [null, place(1, 1, optional)],
    [null, place(2, 2, optional)],
  );
  const [template] = await startMany(workshop, await publish(pool, content), 1);
  await pool.query(
    `INSERT INTO field_value (tenant_id, workflow_id, key, position, definition, committed, version)
     SELECT v.tenant_id, w.id, v.key, v.position, v.definition,
            CASE v.key WHEN $2 THEN to_jsonb(($3::text[])[1 + w.n % cardinality($3::text[])])
                 ELSE to_jsonb(w.n * 37 % 100) END, 2
       FROM field_value v,
            (SELECT id, row_number() OVER (ORDER BY id)::int / 2 AS n FROM workflow WHERE tenant_id = $4 AND id <> $1) w
      WHERE v.tenant_id = $4 AND v.workflow_id = $1`,
    [template, instanceKey(1), regions, tenantId],
  );
  await pool.query('VACUUM (ANALYZE) field_value');
  return { region, amount };
};

const viewers = [
  { name: 'view', who: 'an admin', shows: ['"reference":"'] },
  { name: 'view own', who: 'people at random', shows: [] },
] as const;

/** A saved view with filters on two custom fields, sorted by name: one request after the other. */
export const viewWork = (
  workshop: Workshop,
  size: DataSize,
  effort: Effort,
): readonly Contest[] => {
  let added: Promise<ViewFields> | undefined;
  return viewers.map(({ name, who, shows }) => ({
    name,
    title: `a view with two filters on custom fields, by ${who}`,
    concurrency: 1,
    planFor: async (served) => {
      const { region, amount } = await (added ??= addValues(workshop));
      const random = seededRandom(17);
      return {
        concurrency: 1,
        requests: Array.from({ length: 200 }, () => {
          const person =
            name === 'view' ? busyPerson : 1 + Math.floor(random() * (size.people - 1));
          const value = regions[Math.floor(random() * regions.length)] ?? '';
          if (served.name === 'baton') {
            const fields = [
              { field: region, operator: 'IS_ANY_OF', values: [value] },
              { field: amount, operator: 'GREATER_THAN', values: [leastAmount] },
            ];
            return graphql(documents.view, { first: pageSize, fields }, person);
          }
          const asked = { region, value, amount, least: String(leastAmount) };
          return { method: 'GET', path: `/view?${new URLSearchParams(asked).toString()}` };
        }),
        repeats: true,
        warmUp: 50,
        operations: effort.operations / 10,
        seconds: effort.seconds,
        contains: shows,
        lacks: ['"errors"'],
      };
    },
  }));
};
