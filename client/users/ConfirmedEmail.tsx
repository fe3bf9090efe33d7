import { Badge } from '../ui/Badge.tsx';

/** An address, and whether its owner has still to prove it. */
export const ConfirmedEmail = ({ email, isConfirmed }: { email: string; isConfirmed: boolean }) =>
  isConfirmed ? (
    email
  ) : (
    <>
      {email} <Badge tone="amber">Ikke bekræftet</Badge>
    </>
  );
