import type { FastifyInstance } from 'fastify';

export interface SecurityTxt {
  /** Address for reports, as mailto: or https:. */
  readonly contact: string;
  readonly publicUrl: string;
  readonly now: () => number;
}

/** RFC 9116 wants a date less than a year away. */
const validFor = 180 * 24 * 3_600_000;

/** Serves where to report a weakness, as RFC 9116 describes. */
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
