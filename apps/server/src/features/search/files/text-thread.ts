import { parentPort } from 'node:worker_threads';
import { textInFile } from './text-in-file.ts';
import type { FileToRead } from './read-text.ts';

parentPort?.once('message', ({ extension, bytes }: FileToRead) => {
  void textInFile(extension, bytes)
    .catch(() => null)
    .then((text) => parentPort?.postMessage(text, []));
});
