/** Drafts that this page has saved, whose change events can be ignored. */
const keys = new Set<string>();
const remembered = 100;

export const rememberDraft = (key: string): void => {
  keys.add(key);
  const [oldest] = keys;
  if (keys.size > remembered && oldest !== undefined) keys.delete(oldest);
};

export const isOwnDraft = (key: string): boolean => keys.has(key);
