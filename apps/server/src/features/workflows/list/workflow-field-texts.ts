import { workflowListScope } from '@baton/domain/access/workflow/workflow-access';
import type { FieldValue } from '@baton/domain/field/field';
import { formatValue } from '@baton/domain/field/field-kinds';
import { itemsOf } from '@baton/domain/field/kinds/choice/value-list';
import { withFormerVersions } from '@baton/domain/field/custom/former-versions';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { namesOf } from '../../../platform/auth/names-of.ts';
import { readId } from '../../../platform/db/uuid.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { localeOf } from '../../../platform/graphql/reader-locale.ts';
import { customFields, fieldOfVersion } from '../../custom-fields/index.ts';
import { allAnswersAmong, ownAnswersAmong } from '../workflow-list.queries.ts';
import { newest } from './search-page.ts';

/** Values of a custom field in the workflows of a page, as text in the reader's language. */
export interface FieldTexts {
  readonly name: string;
  readonly byWorkflow: ReadonlyMap<string, string>;
}

/** Returns the values of a custom field in these workflows. Null if the viewer can't read it. */
export const fieldTextsOf = async (
  context: RequestContext,
  id: string,
  workflowIds: readonly string[],
): Promise<FieldTexts | null> => {
  const found = await customFields.byId(context, id);
  if (found === null) return null;
  const field = withFormerVersions(
    fieldOfVersion(found.content, found.id, found.version),
    found.details?.versions.map(({ number, content }) =>
      fieldOfVersion(content, found.id, number),
    ) ?? [],
  );
  const viewer = await context.viewer();
  const locale = await localeOf(context);
  const asked = [newest, id, workflowIds.length, null] as const;
  const [rows] = await context.db.read(
    workflowListScope(actorOf(viewer)) === 'ALL'
      ? allAnswersAmong(...asked, workflowIds)
      : ownAnswersAmong(...asked, viewer.userId, viewer.parties, workflowIds),
  );
  const values = (answers: readonly (FieldValue | null)[]): readonly FieldValue[] =>
    answers.filter((value) => value !== null);
  const partyIds =
    field.kind === 'PEOPLE'
      ? rows.flatMap(({ answers }) =>
          values(answers).flatMap((value) => itemsOf(value).flatMap((one) => readId(one) ?? [])),
        )
      : [];
  const names = await namesOf(context, partyIds);
  const nameOf = (party: string): string => names.get(party)?.name ?? party;
  return {
    name: found.name,
    byWorkflow: new Map(
      rows.map(({ workflowId, answers }) => [
        workflowId,
        [
          ...new Set(values(answers).map((value) => formatValue(value, field, { locale, nameOf }))),
        ].join(', '),
      ]),
    ),
  };
};
