/** Returns JSON with sorted keys, so that equal values have equal text in every store. */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  let text = '';
  for (const name of Object.keys(value).toSorted()) {
    const part: unknown = Reflect.get(value, name);
    if (part !== undefined)
      text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(part)}`;
  }
  return `{${text}}`;
};
