import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Paths whose values are never logged. */
const redacted = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  'password',
  '*.password',
  'token',
  '*.token',
  'variables',
];

/**
 * Creates a log that writes JSON lines to standard output. Writes are asynchronous and batched,
 * because a synchronous write costs more than the request. `flush` runs when the process ends, so
 * errors aren't lost.
 */
export const createLog = (level: string, name: string): Log =>
  pino(
    {
      level,
      base: { name, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: redacted, censor: '[redacted]' },
    },
    pino.destination({ dest: 1, sync: false, minLength: 0 }),
  );
