/** Allowed days, relative to the day of the entry. */
export type DayRule = 'ANY' | 'TODAY_OR_LATER' | 'TODAY_OR_EARLIER';

/**
 * Constraints of a field, flat so that they are stored, sent, and compared as one value. Null and
 * false mean no constraint; the record of each type lists those it uses.
 */
export interface FieldConstraints {
  /** Number of decimals; 0 for whole numbers, which have no thousands separators. */
  readonly decimals: number | null;
  /** Whether thousands are separated. */
  readonly grouping: boolean;
  readonly min: number | null;
  readonly max: number | null;
  readonly minLength: number | null;
  readonly maxLength: number | null;
  /** Whether the text has one line; line breaks become spaces. Ignored for Markdown. */
  readonly oneLine: boolean;
  /** Whether the text is Markdown and shown as such. */
  readonly markdown: boolean;
  /** Whether the date has a time, `yyyy-MM-dd'T'HH:mm` in the workspace's time zone. */
  readonly withTime: boolean;
  /** Whether a day without a time means its start. If not, it means its end. */
  readonly startOfDay: boolean;
  readonly day: DayRule;
  /** 1 for one person, team, or role; -1 for any number. */
  readonly maxParties: 1 | -1;
  /** Whether a document or product object field allows several values. */
  readonly multiple: boolean;
  /** Allowed file extensions of a document; empty for all. */
  readonly documentTypes: readonly string[];
  /** Whether a document can be a link. */
  readonly allowLink: boolean;
  /** Maximum size of a document; null for the limit of the installation. */
  readonly maxKilobytes: number | null;
}

export type ConstraintName = keyof FieldConstraints;

/** No constraints. */
export const noConstraints: FieldConstraints = {
  decimals: null,
  grouping: true,
  min: null,
  max: null,
  minLength: null,
  maxLength: null,
  oneLine: false,
  markdown: false,
  withTime: false,
  startOfDay: false,
  day: 'ANY',
  maxParties: -1,
  multiple: true,
  documentTypes: [],
  allowLink: true,
  maxKilobytes: null,
};

/** Maximum number of decimals, also for numbers without their own limit. */
export const maxDecimals = 8;

/** Default number of decimals. */
export const newDecimals = 2;

/** Returns whether the field only allows whole numbers. */
export const isWhole = ({ decimals }: FieldConstraints): boolean => decimals === 0;

/** Returns whether the text has one line. */
export const isOneLine = ({
  oneLine,
  markdown,
}: Pick<FieldConstraints, 'oneLine' | 'markdown'>): boolean => oneLine && !markdown;

/** Returns the constraints that a type uses; others are reset. */
export const applyingConstraints = (
  constraints: FieldConstraints,
  applying: readonly ConstraintName[],
): FieldConstraints => ({
  ...noConstraints,
  ...Object.fromEntries(applying.map((name) => [name, constraints[name]])),
});
