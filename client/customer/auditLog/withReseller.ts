interface Entry {
  readonly actorKind: string;
  readonly actorId: string | null | undefined;
  readonly actorName: string | null | undefined;
}

/** The entry with the reseller as the actor where a company may not read who of its employees acted. */
export const withReseller = <Row extends Entry>(entry: Row, resellerName: string): Row =>
  entry.actorKind === 'USER' && entry.actorId && !entry.actorName
    ? { ...entry, actorName: `Ikke en bruger hos jer, fx en medarbejder hos ${resellerName}` }
    : entry;
