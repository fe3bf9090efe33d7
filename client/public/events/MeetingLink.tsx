import { Link } from '../../ui/Link.tsx';

/** Says that an event is online, and links to the meeting if its address is known. */
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
