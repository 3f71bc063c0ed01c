/** What an identity provider says about the person who signs in. */
export interface OidcPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

/** An OpenID provider that runs in the process of the test. */
export interface OidcPeer {
  readonly issuer: string;
  /** Registers Baton with the secret and address of a connection. */
  readonly register: (clientSecret: string, callbackUrl: string) => void;
  /** Visits the sign-in page in a new browser. Returns the address to which it goes back. */
  readonly signIn: (page: URL, person: OidcPerson) => Promise<URL>;
  /** Signs the next tokens with a new key, and publishes only that one. */
  readonly rotateKey: () => Promise<void>;
  readonly close: () => Promise<void>;
}
