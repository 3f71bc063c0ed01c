import { Parser } from 'htmlparser2';

const lineEnds: ReadonlySet<string> = new Set(['p', 'li', 'br', 'blockquote', 'pre']);

/** Returns the text of stored rich text without formatting, one paragraph or item in each line. */
export const richTextLines = (html: string): string => {
  let text = '';
  const parser = new Parser({
    ontext: (part) => {
      text += part;
    },
    onclosetag: (name) => {
      if (lineEnds.has(name)) text += '\n';
    },
  });
  parser.end(html);
  return text.replaceAll(/\s*\n\s*/g, '\n').trim();
};
