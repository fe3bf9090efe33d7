interface Owned {
  customerId: string | null;
  eventId: string | null;
}

/** The id of what owns the bytes of a file: its company, or its event. */
export const ownerOf = ({ customerId, eventId }: Owned): string => customerId ?? eventId!;
