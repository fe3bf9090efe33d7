import { Plus } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { PickItems } from '../../ui/PickList.tsx';
import { SearchField } from '../../ui/TextField.tsx';
import { cvrText } from '../companies/companyText.ts';
import styles from './Configuration.module.css';
import type { DineroContact, useDineroContacts } from './useDineroContacts.ts';

interface DineroContactsProps {
  contacts: ReturnType<typeof useDineroContacts>;
  current: string | null;
  picked: DineroContact | undefined;
  onPick: (contact: DineroContact) => void;
  onCreate: () => void;
}

/** Dinero may hold thousands of contacts, so the search runs at Dinero. */
export function DineroContacts({
  contacts: { text, found, failure, isSearching, search, more, retry },
  current,
  picked,
  onPick,
  onCreate,
}: DineroContactsProps) {
  const shown = found?.contacts ?? [];
  const isPickedOffPage = picked && !shown.some(({ id }) => id === picked.id);
  const pick = (contactId: string) => onPick(shown.find(({ id }) => id === contactId)!);
  return (
    <>
      <SearchField
        label="Søg i kontakter"
        placeholder="Navn, e-mail eller CVR-nummer"
        value={text}
        onChange={(event) => search(event.target.value)}
      />
      {found && (
        <div>
          <Button size="small" onPress={onCreate}>
            <Plus aria-hidden /> Opret ny kontakt
          </Button>
        </div>
      )}
      {isPickedOffPage && <p className={styles.listNote}>Valgt: {picked.name}</p>}
      {found && (
        <div className={styles.results} aria-busy={isSearching}>
          {shown.length > 0 && (
            <PickItems label="Kontakter" items={shown.map(itemOf)} picked={picked?.id ?? current} onPick={pick} />
          )}
          <p className={styles.listNote} role="status">
            {shown.length === 0 &&
              !isSearching &&
              (text.trim() ? `Ingen passer til »${text.trim()}«` : 'Der er ingen kontakter i Dinero endnu.')}
          </p>
          {found.hasMore && !failure && (
            <Button size="small" isPending={isSearching} onPress={more}>
              Vis flere
            </Button>
          )}
        </div>
      )}
      {isSearching && (!found || failure) && <Spinner />}
      {failure && !isSearching && <ErrorState title="Kunne ikke hente kontakter" text={failure} onRetry={retry} />}
    </>
  );
}

const itemOf = ({ id, name, email, vatNumber, city }: DineroContact) => ({
  id,
  title: name,
  text: [vatNumber && `CVR ${cvrText(vatNumber)}`, email, city].filter(Boolean).join(' · ') || undefined,
});
