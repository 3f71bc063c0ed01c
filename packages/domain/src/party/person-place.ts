import { refuse, type Refusal } from '../core/refusal.ts';
import { timeZoneRefusal } from '../core/time-zone.ts';

/** Region and time zone of a person. Null and undefined are unknown. */
interface PersonPlace {
  readonly region?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
}

// Groups of countries, and codes that name no place.
const noRegions = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let known: readonly string[] | undefined;

/** Returns the codes of all countries and territories (ISO 3166), such as PT. */
export const regionCodes = (): readonly string[] => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  known ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noRegions.has(code) && names.of(code) !== undefined);
  return known;
};

const regionRefusal = (region: string): Refusal | null =>
  regionCodes().includes(region) ? null : refuse('UnknownOption', { value: region }, 'region');

/** Returns why a region or a time zone is unknown. */
export const placeRefusals = ({ region, timeZone }: PersonPlace): readonly (Refusal | null)[] => [
  region == null ? null : regionRefusal(region),
  timeZone == null ? null : timeZoneRefusal(timeZone),
];
