import type { InstanceKey } from '@baton/domain/core/ids';
import type { BlueprintField } from '@baton/domain/field/field';
import type { RunValue } from '@baton/domain/run-model/run-value';
import { fieldInWords } from '@baton/domain/form/field-in-words';
import { valueAt } from '@baton/domain/run-model/run-view';
import { localeOf } from '../../platform/graphql/reader-locale.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { RunDetails } from '../runs/index.ts';
import { pinnedForms } from './pinned-forms.ts';

type Say = (place: RunValue) => BlueprintField;

/** Cached for each request and blueprint version, so that large forms resolve synchronously. */
const known = new WeakMap<RequestContext, Map<string, Say | Promise<Say>>>();

const learn = async (context: RequestContext, texts: RunDetails['texts']): Promise<Say> => {
  const { formAt } = await pinnedForms(context, texts);
  if (formAt.size === 0) return ({ field }) => field;
  const locale = await localeOf(context);
  return ({ key, field }) => {
    const form = formAt.get(key);
    return form === undefined ? field : fieldInWords(field, form, locale);
  };
};

/**
 * Returns a field as its form shows it, in the reader's language. All screens and API clients get
 * it from here.
 */
export const translatedField = (
  context: RequestContext,
  { texts }: RunDetails,
  place: RunValue,
): BlueprintField | Promise<BlueprintField> => {
  const ofRequest = known.get(context) ?? new Map<string, Say | Promise<Say>>();
  known.set(context, ofRequest);
  const version = `${texts.blueprintId} ${texts.blueprintVersion}`;
  const said = ofRequest.get(version);
  if (typeof said === 'function') return said(place);
  const saying =
    said ??
    learn(context, texts).then((say) => {
      ofRequest.set(version, say);
      return say;
    });
  ofRequest.set(version, saying);
  return saying.then((say) => say(place));
};

/** Returns the fields of a task that its request can use, in the reader's language. */
export const namedPlaces = (
  context: RequestContext,
  details: RunDetails,
  taskId: string | null,
): Promise<readonly { readonly instance: InstanceKey; readonly name: string }[]> =>
  Promise.all(
    details.view.values
      .filter((place) => place.taskId === taskId)
      .map(async (place) => ({
        instance: place.key,
        name: (await translatedField(context, details, place)).name,
      })),
  );

/** Returns field labels in the reader's language. Leaves out deleted fields. */
export const fieldLabelsAt = async (
  context: RequestContext,
  details: RunDetails,
  keys: readonly InstanceKey[],
): Promise<ReadonlyMap<InstanceKey, string>> => {
  const places = keys.flatMap((key) => valueAt(details.view, key) ?? []);
  const asked = await Promise.all(
    places.map(async (place) => translatedField(context, details, place)),
  );
  return new Map(places.map(({ key }, at) => [key, asked[at]?.name ?? '']));
};
