import { Badge } from '../../ui/Badge.tsx';

/** An e-mail address, marked when its owner has not confirmed it yet. */
export const ConfirmedEmail = ({ email, isConfirmed }: { email: string; isConfirmed: boolean }) =>
  isConfirmed ? (
    email
  ) : (
    <>
      {email} <Badge tone="amber">Ikke bekræftet</Badge>
    </>
  );
