/** Attributes of a person as the directory wrote them. */
export interface DirectoryAttributes {
  readonly userName: string;
  readonly displayName: string | null;
  readonly formatted: string | null;
  readonly givenName: string | null;
  readonly familyName: string | null;
}

/** The data of a person that a directory reads and writes. */
export interface DirectoryUser extends DirectoryAttributes {
  readonly email: string;
  readonly externalId: string | null;
  readonly isActive: boolean;
  readonly organization: string;
  readonly managerId: string | null;
}

/** Returns the name that Baton shows for a person of a directory. */
export const shownNameOf = (user: DirectoryUser): string =>
  [
    user.displayName,
    user.formatted,
    [user.givenName, user.familyName].filter((part) => part !== null).join(' '),
  ].find((name) => name !== null && name.trim() !== '') ?? user.userName;
