import { Link } from '../ui/Link.tsx';

/** Where an online event is, and the way into it. */
export const MeetingLink = ({ to }: { to: string | null | undefined }) => (
  <>
    Online event
    {to && (
      <>
        {' '}
        <Link to={to} newTab>
          (Join meeting)
        </Link>
      </>
    )}
  </>
);
