import { Link, useLocation } from 'react-router';

/** To the task, over the board as it is: the card that was chosen stays in the address, and closing goes back. */
export function TaskLink({ id, name }: { id: string; name: string }) {
  const { search } = useLocation();
  return (
    <Link to={`/tasks/${id}${search}`} state={{ isFromBoard: true }} preventScrollReset>
      {name}
    </Link>
  );
}
