/** A secret shorter than this would mask half of every text, and is none. */
const shortest = 4;

const escapes = (secret: string): readonly string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret.toWellFormed()),
  Buffer.from(secret).toString('base64'),
];

/** Some servers send back what they were sent: secrets are taken out before it is kept or shown. */
export const maskSecrets = (text: string, secrets: ReadonlyMap<string, string>): string => {
  let masked = text;
  for (const [name, secret] of secrets)
    if (secret.length >= shortest)
      for (const written of escapes(secret))
        masked = masked.replaceAll(written, `{{secret:${name}}}`);
  return masked;
};
