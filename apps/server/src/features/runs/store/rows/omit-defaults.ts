import { isDeepEqual } from '@baton/domain/core/equality';

/** Returns the properties that differ from the defaults. */
export const omitDefaults = <T extends object>(value: T, defaultSettings: T): Partial<T> => {
  const kept: Partial<T> = {};
  for (const name in defaultSettings)
    if (!isDeepEqual(value[name], defaultSettings[name])) kept[name] = value[name];
  return kept;
};
