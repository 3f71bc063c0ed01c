type Step = string | number;

const step = /^(?:\.?([A-Za-z_$][\w$-]*)|\[(\d{1,6})\]|\["([^"\\]{1,200})"\])/;

/**
 * Parses a path such as `data.items[0]["first name"]`; an empty list means the whole response, null
 * an invalid path.
 */
export const parseAnswerPath = (path: string): readonly Step[] | null => {
  const steps: Step[] = [];
  let rest = path.trim().replace(/^\$(?=[.[]|$)/, '');
  while (rest !== '') {
    const match = step.exec(rest);
    if (match === null) return null;
    steps.push(match[2] === undefined ? (match[1] ?? match[3] ?? '') : Number(match[2]));
    rest = rest.slice(match[0].length);
  }
  return steps;
};

/** Returns the value at a path of a response, or undefined. */
export const readAnswerPath = (answer: unknown, path: string): unknown => {
  let at = answer;
  for (const one of parseAnswerPath(path) ?? []) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, one)) return undefined;
    at = Object.getOwnPropertyDescriptor(at, one)?.value;
  }
  return at;
};
