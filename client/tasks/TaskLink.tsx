import { Link, useLocation } from 'react-router';

/** Opens a task over the board. The chosen card stays in the address, and closing the task goes back. */
export function TaskLink({ id, name }: { id: string; name: string }) {
  const { search } = useLocation();
  return (
    <Link to={`/tasks/${id}${search}`} state={{ isFromBoard: true }} preventScrollReset>
      {name}
    </Link>
  );
}
