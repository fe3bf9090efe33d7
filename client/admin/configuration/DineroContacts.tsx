import { Plus } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { PickItems } from '../../ui/PickList.tsx';
import { SearchField } from '../../ui/TextField.tsx';
import { cvrText } from '../companies/companyText.ts';
import styles from './Configuration.module.css';
import type { DineroContact, useDineroContacts } from './useDineroContacts.ts';

interface DineroContactsProps {
  contactSearch: ReturnType<typeof useDineroContacts>;
  /** Id of the contact that is linked now. */
  linkedId: string | null;
  picked: DineroContact | undefined;
  onPick: (contact: DineroContact) => void;
  onCreate: () => void;
}

/**
 * A search field and the matching contacts, of which the admin picks one. Dinero may hold thousands of contacts, so the
 * search runs at Dinero.
 */
export function DineroContacts({
  contactSearch: { searchText, results, failure, isSearching, search, loadMore, retry },
  linkedId,
  picked,
  onPick,
  onCreate,
}: DineroContactsProps) {
  const shown = results?.contacts ?? [];
  const isPickedHidden = picked && !shown.some(({ id }) => id === picked.id);
  const pick = (contactId: string) => onPick(shown.find(({ id }) => id === contactId)!);
  return (
    <>
      <SearchField
        label="Søg i kontakter"
        placeholder="Navn, e-mail eller CVR-nummer"
        value={searchText}
        onChange={(event) => search(event.target.value)}
      />
      {results && (
        <div>
          <Button size="small" onPress={onCreate}>
            <Plus aria-hidden /> Opret ny kontakt
          </Button>
        </div>
      )}
      {isPickedHidden && <p className={styles.listNote}>Valgt: {picked.name}</p>}
      {results && (
        <div className={styles.results} aria-busy={isSearching}>
          {shown.length > 0 && (
            <PickItems label="Kontakter" items={shown.map(itemOf)} picked={picked?.id ?? linkedId} onPick={pick} />
          )}
          <p className={styles.listNote} role="status">
            {shown.length === 0 &&
              !isSearching &&
              (searchText.trim()
                ? `Ingen passer til »${searchText.trim()}«`
                : 'Der er ingen kontakter i Dinero endnu.')}
          </p>
          {results.hasMore && !failure && (
            <Button size="small" isPending={isSearching} onPress={loadMore}>
              Vis flere
            </Button>
          )}
        </div>
      )}
      {isSearching && (!results || failure) && <Spinner />}
      {failure && !isSearching && <ErrorState title="Kunne ikke hente kontakter" text={failure} onRetry={retry} />}
    </>
  );
}

const itemOf = ({ id, name, email, vatNumber, city }: DineroContact) => ({
  id,
  title: name,
  text: [vatNumber && `CVR ${cvrText(vatNumber)}`, email, city].filter(Boolean).join(' · ') || undefined,
});
