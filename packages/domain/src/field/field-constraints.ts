/** Which days may be answered, seen from the day on which it is asked (specification 5.3). */
export type DayRule = 'ANY' | 'TODAY_OR_LATER' | 'TODAY_OR_EARLIER';

/**
 * What an answer has to keep to (specification 5.3), flat, so that it is stored, sent and
 * compared as one value. Null and false stand for no constraint; which of them a kind looks
 * at stands in its record.
 */
export interface FieldConstraints {
  /** Digits after the separator; 0: whole numbers, which are never grouped. */
  readonly decimals: number | null;
  /** Thousands stand in groups. */
  readonly grouping: boolean;
  readonly min: number | null;
  readonly max: number | null;
  readonly minLength: number | null;
  readonly maxLength: number | null;
  /** The text stands on one line; breaks in it become blanks. Markdown has lines, whatever is said here. */
  readonly oneLine: boolean;
  /** The text is written in Markdown, and shown as it is meant. */
  readonly markdown: boolean;
  /** The day has a time, `yyyy-MM-dd'T'HH:mm` by the clock of the workspace. */
  readonly withTime: boolean;
  /** A day without a time begins that day; otherwise it ends it (specification 5.1). */
  readonly startOfDay: boolean;
  readonly day: DayRule;
  /** 1: one person, team or role; -1: any number. */
  readonly maxParties: 1 | -1;
  /** Of documents and product objects: any number, not only one. */
  readonly multiple: boolean;
  /** Extensions that a document may have; empty: all. */
  readonly documentTypes: readonly string[];
  /** A document may be a link. */
  readonly allowLink: boolean;
  /** How large each document may be; null: as large as the installation takes. */
  readonly maxKilobytes: number | null;
}

export type ConstraintName = keyof FieldConstraints;

/** Nothing is asked of the answer beyond its kind. */
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

/** Most digits after the separator; what a number without a limit of its own is kept to. */
export const maxDecimals = 8;

/** What a number gets that is to have decimals (specification 9). */
export const newDecimals = 2;

/** Whether the field takes whole numbers only: they are cut off, and stand without groups. */
export const isWhole = ({ decimals }: FieldConstraints): boolean => decimals === 0;

/** Whether the text has no breaks. */
export const isOneLine = ({
  oneLine,
  markdown,
}: Pick<FieldConstraints, 'oneLine' | 'markdown'>): boolean => oneLine && !markdown;

/** The constraints that a kind looks at; the others as if nobody had set them. */
export const applyingConstraints = (
  constraints: FieldConstraints,
  applying: readonly ConstraintName[],
): FieldConstraints => ({
  ...noConstraints,
  ...Object.fromEntries(applying.map((name) => [name, constraints[name]])),
});
