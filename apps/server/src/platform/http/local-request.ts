import type { FastifyRequest } from 'fastify';

const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');

/** Returns true if the request comes from this machine without a proxy. */
export const isLocalRequest = ({ raw, headers }: FastifyRequest): boolean =>
  isLoopbackAddress(raw.socket.remoteAddress ?? '') &&
  proxyHeaders.every((name) => headers[name] === undefined);
