const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const find = (
  userAgent: string,
  names: readonly (readonly [string, string])[],
): string | undefined => names.find(([sign]) => userAgent.includes(sign))?.[1];

/**
 * Returns browser and system, such as "Firefox, Linux", from a user agent, or null if both are
 * unknown.
 */
export function deviceName(userAgent: string): { browser: string; system: string } | null {
  const browser = find(userAgent, browsers);
  const system = find(userAgent, systems);
  return browser === undefined || system === undefined ? null : { browser, system };
}
