import { format } from 'node:util';
import { afterEach } from 'vitest';

/* Fails a test if React logs an error, even if its assertions pass. */

const faults = [
  /^Cannot update a component/,
  /^Maximum update depth/,
  /^Each child in a list should have a unique/,
  /^Encountered two children with the same key/,
  /changing an? (?:un)?controlled/,
  /cannot (?:be a descendant|contain a nested)/,
  /^React has detected a change in the order of Hooks/,
];

const found: string[] = [];
const { error: tell } = console;
Object.assign(console, {
  error: (...words: readonly unknown[]): void => {
    const text = format(...words);
    if (faults.some((fault) => fault.test(text))) found.push(text);
    tell(...words);
  },
});

afterEach(() => {
  const [first] = found.splice(0);
  if (first !== undefined) throw new Error(first);
});
