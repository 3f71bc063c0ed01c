import { textInFile } from './text-in-file.ts';
import type { FileToRead } from './read-text.ts';

process.once('message', ({ extension, bytes }: FileToRead) => {
  void textInFile(extension, bytes)
    .catch(() => null)
    .then((text) => process.send?.(text));
});
