import { readDocumentRef } from '@baton/domain/document/document-ref';
import { documentsOfValue } from '@baton/domain/field/values/documents-of-value';
import type { FieldShape, FieldValue } from '@baton/domain/field/field';
import { partiesOfValue } from '@baton/domain/field/values/parties-of-value';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { localeOf } from '../../platform/graphql/reader-locale.ts';
import { documentLoader, type DocumentNode } from '../documents/index.ts';
import { loadParty } from '../people/index.ts';
import type { RunDetails } from '../runs/index.ts';
import { timeWriter, type AnswerWriting } from './answer-lines.ts';
import { answerWords } from './answer-words.ts';

/** Current or earlier value of a field. */
interface Answer {
  readonly value: FieldValue | null;
  readonly field: FieldShape;
}

/** Loads the documents that values reference. */
export const documentsOfAnswers = async (
  context: RequestContext,
  answers: readonly Answer[],
): Promise<ReadonlyMap<string, DocumentNode>> => {
  const refs = [...new Set(answers.flatMap(({ value, field }) => documentsOfValue(value, field)))];
  const found = await Promise.all(
    refs.map((ref) => documentLoader(context).load(readDocumentRef(ref)?.id ?? '')),
  );
  return new Map(
    refs.flatMap((ref, at) => {
      const document = found[at] ?? null;
      return document === null ? [] : [[ref, document] as const];
    }),
  );
};

/** Loads the names of all people. */
export const namesOfParties = async (
  context: RequestContext,
  { texts }: Pick<RunDetails, 'texts'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const wanted = [...new Set(ids)];
  const names = await Promise.all(
    wanted.map(async (id) => texts.parties.get(id)?.name ?? (await loadParty(id, context))?.name),
  );
  return new Map(wanted.map((id, at) => [id, names[at] ?? '']));
};

/** Returns the formatting of these values for the viewer: names, language, and time zone. */
export const writeAnswers = async (
  context: RequestContext,
  details: RunDetails,
  answers: readonly Answer[],
): Promise<AnswerWriting> => {
  const [locale, { timeZone }] = await Promise.all([localeOf(context), context.viewer()]);
  const documents = await documentsOfAnswers(context, answers);
  const names = await namesOfParties(context, details, [
    ...[...documents.values()].map(({ createdBy }) => createdBy),
    ...answers.flatMap(({ value, field }) => (value === null ? [] : partiesOfValue(value, field))),
  ]);
  const nameOf = (party: string): string => names.get(party) ?? '';
  return {
    words: answerWords[locale],
    locale,
    nameOf,
    timeOf: timeWriter(locale, timeZone),
    documentOf: (ref) => {
      const document = documents.get(ref);
      return (
        document && {
          name: document.name,
          isDeleted: document.deletedAt !== null,
          by: nameOf(document.createdBy),
          at: document.createdAt,
        }
      );
    },
  };
};
