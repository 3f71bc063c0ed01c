import { refuse } from '@baton/domain/core/refusal';
import { tidyTags } from '@baton/domain/core/tags';
import { generalTagType } from '@baton/domain/tag/tag';
import { newId, readId } from '../../platform/db/uuid.ts';
import type { EntityNode } from '../../platform/entity/entity-definition.ts';
import { perRequest } from '../../platform/graphql/per-request.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { tagTypes } from './tag-types.schema.ts';
import { tagsByName, tagsNamed, tagTypeNamed } from './tags.queries.ts';
import { tags } from './tags.schema.ts';

const isId = (reference: string): boolean => readId(reference) !== null;

const tagOf = perRequest<EntityNode>(async (context, ids) => {
  const [rows] = await context.db.read(tagsNamed(ids));
  return new Map(rows.map(({ askedId, ...tag }) => [askedId, { ...tag }]));
});

/** Returns the tags of an item, each once. Deleted tags are left out. */
export const loadTags = async (
  context: RequestContext,
  references: readonly string[],
): Promise<readonly EntityNode[]> => {
  const found = await Promise.all(references.filter(isId).map((id) => tagOf(context, id)));
  const known = new Map(found.flatMap((tag) => (tag === null ? [] : [[tag.id, tag] as const])));
  return [...known.values()];
};

/** Returns the given tags as references, each once. Throws NotFound for an unknown tag. */
export const checkTags = async (
  context: RequestContext,
  given: readonly string[],
  field = 'tags',
): Promise<readonly string[]> => {
  const found = await Promise.all(
    given.map((id) => (isId(id) ? tagOf(context, id) : Promise.resolve(null))),
  );
  if (found.includes(null)) throw new Refused(refuse('NotFound', {}, field));
  return (await loadTags(context, given)).map(({ id }) => id);
};

/** Returns a function from references to names of tags, for files. */
export const namesOfTags = async (
  context: RequestContext,
  references: readonly string[],
): Promise<(reference: string) => readonly string[]> => {
  const found = await Promise.all(references.filter(isId).map((id) => tagOf(context, id)));
  const names = new Map(references.filter(isId).map((id, at) => [id, found[at]?.name]));
  return (reference) => {
    const name = names.get(reference);
    return name === undefined ? [] : [name];
  };
};

const generalType = async (context: RequestContext): Promise<string> => {
  const [[known]] = await context.db.trip(tagTypeNamed(generalTagType.name));
  const type =
    known ?? (await tagTypes.create(context, { idempotencyKey: newId(), ...generalTagType }));
  return type.id;
};

/**
 * Returns a function from words of a file to tags. Missing tags are created, in the general type.
 * Callers need the right to manage tags.
 */
export const tagsOfWords = async (
  context: RequestContext,
  words: readonly string[],
): Promise<(word: string) => readonly string[]> => {
  const names = tidyTags(words);
  const [rows] = names.length === 0 ? [[]] : await context.db.trip(tagsByName(names));
  const ids = new Map(rows.map(({ word, id }) => [word.toLowerCase(), id]));
  const missing = names.filter((name) => !ids.has(name.toLowerCase()));
  if (missing.length > 0) {
    const tagTypeId = await generalType(context);
    for (const name of missing) {
      const created = await tags.create(context, {
        ...{ idempotencyKey: newId(), name, tagTypeId, color: '' },
      });
      ids.set(name.toLowerCase(), created.id);
    }
  }
  return (word) => {
    const id = ids.get((tidyTags([word])[0] ?? '').toLowerCase());
    return id === undefined ? [] : [id];
  };
};
