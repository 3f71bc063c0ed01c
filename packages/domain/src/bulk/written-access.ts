import { foldedName } from '../core/names/folded-name.ts';
import { locales, type Locale } from '../core/languages.ts';
import { accessLevels, type AccessLevel } from '../party/access-level.ts';

/** Names of the access levels in the seven interface languages. */
const accessNames: Readonly<Record<AccessLevel, string>> = {
  INTERNAL: 'internal|interne|intern|内部|interna|interno|내부|ภายใน',
  EXTERNAL: 'external|externe|extern|外部|externa|externo|외부|ภายนอก',
  LIMITED: 'limited|limité|eingeschränkt|受限|limitado|limitada|제한됨|จำกัด',
};

const accessByName = new Map(
  accessLevels.flatMap((level) =>
    accessNames[level].split('|').map((name) => [foldedName(name), level] as const),
  ),
);

/** Returns the access level that a cell names in any language, or null. */
export const readAccessLevel = (text: string): AccessLevel | null =>
  accessByName.get(foldedName(text)) ?? null;

const languagesByName = (): ReadonlyMap<string, Locale> => {
  const names = new Map<string, Locale>();
  for (const reader of locales) {
    const languageNames = new Intl.DisplayNames([reader], { type: 'language' });
    for (const locale of locales) names.set(foldedName(languageNames.of(locale) ?? ''), locale);
  }
  return names;
};

let languages: ReadonlyMap<string, Locale> | undefined;

/** Returns the language that a cell names by its code or by its name in any language, or null. */
export const readLanguage = (text: string): Locale | null => {
  const name = foldedName(text);
  const [code] = name.split(/[-_]/);
  languages ??= languagesByName();
  return (
    locales.find((locale) => locale === code) ?? languages.get(name.replace(/^ภาษา/, '')) ?? null
  );
};
