import { compiler } from 'markdown-to-jsx/html';
import { richBlocks } from './rich-blocks.ts';
import type { RichBlock } from './submission.ts';

/**
 * Markdown by the reader that draws it on the screen. HTML in it is text; of what comes out, only
 * what rich text may have is taken over, and words of all else.
 */
export const markdownBlocks = (text: string): readonly RichBlock[] =>
  richBlocks(compiler(text, { disableParsingRawHTML: true, forceBlock: true }));
