import { useId, useState, type KeyboardEvent } from 'react';
import { foldSearchText } from '../../../../domain/basics/search.ts';
import { SearchField } from '../../../ui/TextField.tsx';
import styles from './Companies.module.css';
import { CompanyLink, type Membership } from './CompanyLink.tsx';

/** From this number on, the companies can be searched, and those that were used last stand apart. */
const MIN_SEARCHED = 6;
const RECENT = 3;

interface CompanyListProps {
  memberships: readonly Membership[];
  /** Focuses the search field when it appears. Only in a menu that the person has just opened to choose. */
  takesFocus?: boolean;
}

/** The person's companies, the last used first. Enter in the search field opens the first match. */
export function CompanyList({ memberships, takesFocus = false }: CompanyListProps) {
  const [text, setText] = useState('');
  const isLong = memberships.length >= MIN_SEARCHED;
  const words = foldSearchText(text.trim()).split(' ').filter(Boolean);
  const found = memberships.filter(({ companyName }) =>
    words.every((word) => foldSearchText(companyName).includes(word)),
  );
  const groups =
    isLong && !words.length
      ? [
          { title: 'Sidst brugt', companies: found.slice(0, RECENT) },
          { title: 'Andre', companies: found.slice(RECENT) },
        ]
      : [{ title: '', companies: found }];
  const openFirst = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const { ctrlKey, metaKey } = event;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey });
    event.currentTarget.closest('[data-companies]')?.querySelector('a')?.dispatchEvent(click);
  };
  return (
    <div data-companies>
      {isLong && (
        <div className={styles.search}>
          <SearchField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- only when the person has just opened the menu
            autoFocus={takesFocus}
            label="Find virksomhed"
            placeholder="Find virksomhed"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={openFirst}
          />
        </div>
      )}
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      {isLong && (
        <p className={styles.noMatch} role="status">
          {!found.length && `Ingen virksomhed hedder »${text.trim()}«`}
        </p>
      )}
    </div>
  );
}

function Group({ title, companies }: { title: string; companies: readonly Membership[] }) {
  const id = useId();
  if (!companies.length) return null;
  return (
    <>
      {title && (
        <p id={id} className={styles.heading}>
          {title}
        </p>
      )}
      <ul className={styles.list} {...(title ? { 'aria-labelledby': id } : { 'aria-label': 'Virksomheder' })}>
        {companies.map((company) => (
          <li key={company.companyId}>
            <CompanyLink company={company} />
          </li>
        ))}
      </ul>
    </>
  );
}
