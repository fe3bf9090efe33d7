import { useId, useState } from 'react';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { useAllPages, type RemainingPages } from '../../app/relay/useMorePages.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox, RadioCards } from '../../ui/Choice.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { SearchField } from '../../ui/TextField.tsx';
import styles from './Rights.module.css';

export interface DepartmentOption {
  readonly id: string;
  readonly name: string;
}

export interface DepartmentField {
  /** The ids of the chosen departments; null for all. */
  chosen: readonly string[] | null;
  onChange: (chosen: string[] | null) => void;
  error: string | undefined;
}

interface DepartmentChoiceProps extends DepartmentField {
  departments: readonly DepartmentOption[];
  more: RemainingPages;
}

const PAGE_SIZE = 20;

/** Lets somebody choose all departments of the company, or some of them with a search. */
export function DepartmentChoice({ chosen, onChange, error, departments, more }: DepartmentChoiceProps) {
  const name = useId();
  return (
    <div className={styles.departments}>
      <RadioCards
        label="Afdelinger"
        name={name}
        selected={chosen ? 'some' : 'all'}
        onChange={({ target }) => onChange(target.value === 'some' ? [] : null)}
        options={[
          { value: 'all', title: 'Alle afdelinger', text: 'Også dem, der kommer til.' },
          { value: 'some', title: 'Kun nogle', text: 'Andre afdelinger vises slet ikke.' },
        ]}
      />
      {chosen && <DepartmentList {...{ chosen, onChange, error, departments, more }} />}
    </div>
  );
}

interface DepartmentListProps extends Omit<DepartmentChoiceProps, 'chosen'> {
  chosen: readonly string[];
}

function DepartmentList({ chosen, onChange, error, departments, more }: DepartmentListProps) {
  const errorId = useId();
  const [typedText, setTypedText] = useState('');
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const searchText = typedText.trim().toLocaleLowerCase('da');
  const matches = departments.filter(({ name }) => name.toLocaleLowerCase('da').includes(searchText));
  useAllPages(more, searchText !== '');
  const isSearchable = departments.length > PAGE_SIZE || more.hasMore;
  const hasMore = matches.length > shownCount || more.hasMore;
  const showMore = () => {
    setShownCount(shownCount + PAGE_SIZE);
    if (matches.length <= shownCount + PAGE_SIZE && more.hasMore) more.loadMore();
  };
  return (
    <fieldset className={styles.list} data-field="departmentIds" aria-describedby={error ? errorId : undefined}>
      <legend className="visually-hidden">Valgte afdelinger</legend>
      {isSearchable && (
        <SearchField
          label="Søg i afdelinger"
          placeholder="Søg i afdelinger"
          value={typedText}
          onChange={({ target }) => setTypedText(target.value)}
        />
      )}
      <div className={styles.options}>
        {matches.slice(0, shownCount).map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
          >
            {name}
          </Checkbox>
        ))}
      </div>
      <p className={styles.note} role="status">
        {countText(matches.length, typedText.trim(), more)}
        {chosen.length > 0 && `${formatCount(chosen.length)} valgt`}
      </p>
      {hasMore && (
        <Button size="small" isPending={more.isLoading} onPress={showMore}>
          Vis flere
        </Button>
      )}
      {more.failure && (
        <Banner tone="red" role="alert">
          {more.failure}
        </Banner>
      )}
      {error && <FieldError id={errorId} message={error} />}
    </fieldset>
  );
}

function countText(matchCount: number, typed: string, { isLoading }: RemainingPages): string {
  if (matchCount > 0) return '';
  if (isLoading) return 'Søger … ';
  return typed ? `Ingen passer til »${typed}«. ` : 'Virksomheden har ingen afdelinger. ';
}
