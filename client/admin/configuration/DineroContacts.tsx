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
  picked: string | null;
  onPick: (contactId: string) => void;
  onMake: () => void;
}

/** The contacts of the accounts, which may be thousands: what is typed is looked for there. */
export function DineroContacts({ contacts: { text, found, failure, isAsking, lookFor, more, retry }, picked, onPick, onMake }: DineroContactsProps) {
  return (
    <>
      <SearchField label="Søg i kontakter" placeholder="Navn, e-mail eller CVR-nummer" value={text} onChange={(event) => lookFor(event.target.value)} />
      {failure && !isAsking && <ErrorState title="Kunne ikke hente kontakter" text={failure} onRetry={retry} />}
      {!found && isAsking && <Spinner />}
      {found && !failure && (
        <div className={styles.found} aria-busy={isAsking}>
          {found.contacts.length > 0 && <PickItems label="Kontakter" items={found.contacts.map(itemOf)} picked={picked} onPick={onPick} />}
          <p className={styles.none} role="status">
            {found.contacts.length === 0 && !isAsking && (text.trim() ? `Ingen passer til »${text.trim()}«` : 'Der er ingen kontakter i Dinero endnu.')}
          </p>
          {found.hasMore && <Button size="small" isPending={isAsking} onPress={more}>Vis flere</Button>}
        </div>
      )}
      {found && <div className={styles.new}><Button size="small" onPress={onMake}><Plus aria-hidden /> Opret ny kontakt</Button></div>}
    </>
  );
}

const itemOf = ({ id, name, email, vatNumber, city }: DineroContact) =>
  ({ id, title: name, text: [vatNumber && `CVR ${cvrText(vatNumber)}`, email, city].filter(Boolean).join(' · ') || undefined });
