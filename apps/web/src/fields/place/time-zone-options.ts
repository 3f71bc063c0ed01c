/** Returns all time zones for a list, the current one first. */
export const timeZoneOptions = (
  current: string,
): readonly { readonly value: string; readonly label: string }[] =>
  [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));
