import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import { TaskDue } from '../../../domain/work/tasks.ts';
import { FilterToggle } from '../../parts/lists/FilterToggle.tsx';
import { ListFilters } from '../../parts/lists/ListFilters.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import styles from './Tasks.module.css';
import { filterTexts, rememberView, type TaskView } from './taskView.ts';
import type { TaskFilters_board$key } from '#relay/TaskFilters_board.graphql';

interface TaskFiltersProps {
  board: TaskFilters_board$key;
  view: Pick<TaskView, 'clipCardId' | 'filter' | 'isList'>;
  /** Whether a phone shows the fields, and not only what is chosen in them. */
  isOpen: boolean;
  onToggle: () => void;
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
export function TaskFilters({ board, view, isOpen, onToggle }: TaskFiltersProps) {
  const {
    filterOptions: { people, tags },
  } = useFragment(boardFragment, board);
  const { clipCardId, filter, isList } = view;
  const chosenCount = filterTexts(filter ?? {}).length + (clipCardId === undefined ? 0 : 1);
  return (
    <div className={styles.filters}>
      <ListFilters
        label="Find opgaver"
        toggle={<FilterToggle isOpen={isOpen} chosenCount={chosenCount} onToggle={onToggle} />}
      >
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
