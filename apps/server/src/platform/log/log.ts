import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Paths whose values never reach a log line. */
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
 * JSON lines on standard output, one object each. Written asynchronously in small batches: a
 * synchronous write per line would cost more than the request it tells of. Errors end up there
 * too, for `flush` is called when the process ends.
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
