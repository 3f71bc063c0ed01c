import { compiler } from 'markdown-to-jsx/html';
import { richBlocks } from './rich-blocks.ts';
import type { RichBlock } from './submission.ts';

/**
 * Parses Markdown with the parser that the screen uses. HTML becomes text. Elements that rich text
 * doesn't allow are reduced to their text.
 */
export const markdownBlocks = (text: string): readonly RichBlock[] =>
  richBlocks(compiler(text, { disableParsingRawHTML: true, forceBlock: true }));
