const hour = 3_600_000;

/** How long a session lasts without being used, and at most. */
export const sessionLife = { idle: 8 * hour, absolute: 30 * 24 * hour } as const;

/** The same as the life of its cookie, in seconds. */
export const sessionCookieSeconds = sessionLife.absolute / 1000;
