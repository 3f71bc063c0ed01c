const hour = 3_600_000;

/** Lifetime of a session without use, and maximum lifetime. */
export const sessionLife = { idle: 8 * hour, absolute: 30 * 24 * hour } as const;

/** Lifetime of the session cookie in seconds. */
export const sessionCookieSeconds = sessionLife.absolute / 1000;
