/** Minimum length of a masked secret. Shorter ones would mask half of every text. */
const minSecretLength = 4;

const escapes = (secret: string): readonly string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret.toWellFormed()),
  Buffer.from(secret).toString('base64'),
];

/**
 * Masks secrets before a response is stored or shown, because some servers return what they
 * received.
 */
export const maskSecrets = (text: string, secrets: ReadonlyMap<string, string>): string => {
  let masked = text;
  for (const [name, secret] of secrets)
    if (secret.length >= minSecretLength)
      for (const written of escapes(secret))
        masked = masked.replaceAll(written, `{{secret:${name}}}`);
  return masked;
};
