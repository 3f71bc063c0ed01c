import type { FastifyInstance } from 'fastify';

export interface SecurityTxt {
  /** Contact for reports, as mailto: or https:. */
  readonly contact: string;
  readonly publicUrl: string;
  readonly now: () => number;
}

/** RFC 9116 recommends a date less than a year ahead. */
const validFor = 180 * 24 * 3_600_000;

/** Serves the contact for vulnerability reports as in RFC 9116. */
export const registerSecurityTxt = (app: FastifyInstance, options: SecurityTxt): void => {
  app.get('/.well-known/security.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${options.contact}`,
          `Expires: ${new Date(options.now() + validFor).toISOString()}`,
          `Canonical: ${options.publicUrl}/.well-known/security.txt`,
          'Preferred-Languages: en',
          '',
        ].join('\n'),
      ),
  );
};
