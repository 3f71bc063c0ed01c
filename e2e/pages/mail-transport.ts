import { createTransport } from 'nodemailer';

/** Settings of a server that accepts email. */
export const mailServerEnv = {
  BATON_MAIL_DOMAIN: 'in.meridian.example',
  SMTP_LISTEN: '127.0.0.1:0',
} as const;

/** Returns a transport to the mail listener of a server, whose log names the port. */
export const mailTransport = (log: readonly string[]) => {
  const line = log.find((one) => one.includes('"Baton accepts email"')) ?? '{}';
  const port = Number(JSON.parse(line).port);
  return createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
};
