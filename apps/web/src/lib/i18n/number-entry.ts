const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How the locale separates groups and decimals. */
export function separators(locale: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_234_567.8);
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return { group: find('group'), decimal: find('decimal') || '.' };
}

/** Reads a number by the locale's separators; null when it is empty or none (spec 5.1). */
export function readNumber(text: string, locale: string): number | null {
  const { group, decimal } = separators(locale);
  const bare = text.replace(/[\s\u00a0\u202f']/g, '');
  const ungrouped = group.trim() === '' ? bare : bare.replace(new RegExp(escape(group), 'g'), '');
  const plain = ungrouped.replace(decimal, '.').replace('\u2212', '-');
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}
