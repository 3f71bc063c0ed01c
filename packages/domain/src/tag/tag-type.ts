import { refuse, type Refusal } from '../core/refusal.ts';
import { tagLimits } from '../core/tags.ts';

/** Colors of tag types. Each has a light and a dark variant. */
export const tagColors = [
  'GRAY',
  'RED',
  'ORANGE',
  'GREEN',
  'TEAL',
  'BLUE',
  'PURPLE',
  'PINK',
] as const;
export type TagColor = (typeof tagColors)[number];

export const isTagColor = (color: string): color is TagColor =>
  tagColors.some((known) => known === color);

/** Values of a tag type. A value that doesn't change is undefined. */
export interface TagTypeValues {
  readonly name?: string | undefined;
  readonly color?: string | undefined;
}

/** Returns why the values of a tag type are invalid. */
export const tagTypeRefusals = ({ name, color }: TagTypeValues): readonly Refusal[] => [
  ...(name === '' ? [refuse('Required', {}, 'name')] : []),
  ...((name?.length ?? 0) > tagLimits.length
    ? [refuse('TooLong', { max: tagLimits.length }, 'name')]
    : []),
  ...(color !== undefined && !isTagColor(color)
    ? [refuse('UnknownOptions', { count: 1, list: color }, 'color')]
    : []),
];
