import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isLocale, locales, type Locale } from '@baton/domain/core/languages';

type Page = 'guest' | 'member' | 'home';

/** What the build of the web app wrote: the files that each first page loads, by language. */
const firstFiles = z.object({
  guestPaths: z.array(z.string()),
  files: z.record(z.enum(['guest', 'member', 'home']), z.record(z.string(), z.array(z.string()))),
});

interface Rendered {
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

const render = (html: string): Rendered => {
  const identity = Buffer.from(html);
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) },
  };
};

/** Returns the first language of the browser that the interface has. */
const wantedLocale = (header = ''): Locale =>
  header
    .split(',')
    .map((range) => range.trim().split(/[-;]/, 1)[0]?.toLowerCase() ?? '')
    .find(isLocale) ?? locales[0];

const encodingFor = (header = ''): 'br' | 'gzip' | 'identity' =>
  /\bbr\b/.test(header) ? 'br' : /\bgzip\b/.test(header) ? 'gzip' : 'identity';

/**
 * Returns a function that sends the page of the web app. The page names the files that its first
 * screen loads, and says whether the browser has a session, so that everything loads together.
 */
export const createFirstPage = (
  folder: string,
  hasSession: (request: FastifyRequest) => boolean,
) => {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const list = path.join(folder, 'first-files.json');
  const known = existsSync(list) ? firstFiles.parse(JSON.parse(readFileSync(list, 'utf8'))) : null;
  const rendered = new Map<string, Rendered>();

  const pageAt = (request: FastifyRequest): Page => {
    const at = request.url.split('?', 1)[0] ?? '/';
    if (known?.guestPaths.includes(at) !== false || !hasSession(request)) return 'guest';
    return at === '/' || at === '/workspace' ? 'home' : 'member';
  };

  const renderedFor = (request: FastifyRequest): Rendered => {
    const page = pageAt(request);
    const locale = wantedLocale(request.headers['accept-language']);
    const found = rendered.get(`${page} ${locale}`);
    if (found !== undefined) return found;
    const links = (known?.files[page][locale] ?? []).map(linkTo).join('');
    const marked = page === 'guest' ? html : html.replace('<html', '<html data-session');
    const one = render(marked.replace('</head>', `${links}</head>`));
    rendered.set(`${page} ${locale}`, one);
    return one;
  };

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { etag, bodies } = renderedFor(request);
    const encoding = encodingFor(request.headers['accept-encoding']);
    void reply
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-language, accept-encoding')
      .header('etag', etag)
      .type('text/html; charset=utf-8');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.send(bodies[encoding]);
  };
};
