/** How a mail server refused a message permanently. */
export interface PermanentRefusal {
  /** Command that was refused, such as `RCPT TO`. Empty if it is unknown. */
  readonly command: string;
  /** Answer of the server, such as `550 5.1.1 No such user`. */
  readonly response: string;
}

/**
 * Returns whether the address is wrong, so that no message can reach it. Refusals because of a policy
 * (5.7), such as a sender without permission, say nothing about the address.
 */
export const isBounce = ({ command, response }: PermanentRefusal): boolean => {
  const [, status = ''] = /\b5\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (status !== '') return status.startsWith('1.') || status === '2.1';
  return command === 'RCPT TO';
};

/** An address to which a message could not be delivered. */
export interface BouncedAddress {
  /** In lower case. */
  readonly address: string;
  /** Answer of the mail server, or its status. */
  readonly detail: string;
}

const fieldsOf = (block: string): ReadonlyMap<string, string> =>
  new Map(
    block
      .replaceAll(/\n[ \t]+/g, ' ')
      .split('\n')
      .flatMap((line): readonly (readonly [string, string])[] => {
        const at = line.indexOf(':');
        return at < 1 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]];
      }),
  );

/** Returns the value of a field without its type, as in `rfc822; a@b.example`. */
const withoutType = (value = ''): string => value.slice(value.indexOf(';') + 1).trim();

/**
 * Returns the addresses that a delivery status notification (RFC 3464) calls wrong. Delays, other
 * failures, and refusals because of a policy say nothing about the address.
 */
export const bouncesIn = (report: string): readonly BouncedAddress[] =>
  report
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const fields = fieldsOf(block);
      const status = fields.get('status') ?? '';
      const answer = withoutType(fields.get('diagnostic-code'));
      const response = /\b5\.\d{1,3}\.\d{1,3}\b/.test(answer)
        ? answer
        : `${status} ${answer}`.trim();
      if (fields.get('action')?.toLowerCase() !== 'failed') return [];
      if (!isBounce({ command: '', response })) return [];
      const addresses = ['original-recipient', 'final-recipient'].map((name) =>
        withoutType(fields.get(name)).replaceAll(/[<>]/g, '').toLowerCase(),
      );
      return [...new Set(addresses)]
        .filter((address) => address.includes('@'))
        .map((address) => ({ address, detail: response }));
    });
