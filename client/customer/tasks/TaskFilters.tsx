import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import { TaskDue } from '../../../domain/work/tasks.ts';
import { ListFilters } from '../../parts/lists/ListFilters.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import styles from './Tasks.module.css';
import { rememberView, type TaskFilter } from './taskView.ts';
import type { TaskFilters_board$key } from '#relay/TaskFilters_board.graphql';

interface TaskFiltersProps {
  board: TaskFilters_board$key;
  filter: TaskFilter | undefined;
  isList: boolean;
}

const boardFragment = graphql`
  fragment TaskFilters_board on TaskBoard {
    filterOptions {
      people
      tags
    }
  }
`;

/** The search and filters of the tasks, and the choice between board and list. */
export function TaskFilters({ board, filter, isList }: TaskFiltersProps) {
  const {
    filterOptions: { people, tags },
  } = useFragment(boardFragment, board);
  return (
    <div className={styles.filters}>
      <ListFilters label="Find opgaver">
        <UrlSearch name="q" label="Søg i opgaver" />
        <UrlSelect name="person" label="Person" options={namesOf(people, filter?.person)} />
        <UrlSelect name="tag" label="Tag" options={namesOf(tags, filter?.tag)} />
        <UrlSelect name="due" label="Frist" options={optionsOf(TaskDue)} />
      </ListFilters>
      <ViewSwitch isList={isList} />
    </div>
  );
}

/** The names to choose from. The chosen one may have come from a link, and is offered too. */
const namesOf = (names: readonly string[], chosen: string | undefined) =>
  (chosen === undefined || names.includes(chosen) ? names : [chosen, ...names]).map((name) => ({
    value: name,
    label: name,
  }));

function ViewSwitch({ isList }: { isList: boolean }) {
  const [, setParams] = useSearchParams();
  const choose = (view: 'board' | 'list') => {
    rememberView(view);
    setParams(
      (params) => {
        params.set('view', view);
        return params;
      },
      { preventScrollReset: true },
    );
  };
  return (
    <Segmented
      label="Visning"
      value={isList ? 'list' : 'board'}
      onChange={choose}
      options={[
        { value: 'board', label: 'Tavle' },
        { value: 'list', label: 'Liste' },
      ]}
    />
  );
}
