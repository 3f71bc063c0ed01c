import { isDeepEqual } from '@baton/domain/core/equality';

/** Of the properties that are usual in some way those that a value has otherwise. */
export const unusual = <T extends object>(value: T, usual: T): Partial<T> => {
  const kept: Partial<T> = {};
  for (const name in usual) if (!isDeepEqual(value[name], usual[name])) kept[name] = value[name];
  return kept;
};
