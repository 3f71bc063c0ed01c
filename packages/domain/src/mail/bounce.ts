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
