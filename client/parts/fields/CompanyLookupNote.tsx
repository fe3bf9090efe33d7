import type { FieldValues } from 'react-hook-form';
import { formatLongDate } from '../../../domain/basics/dates.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './companyFields.module.css';
import { useRegisterFields, type RegisterFieldsOptions } from './useRegisterFields.ts';
import type { RegisteredCompany } from './vatNumberQueries.ts';

/** Says which company the register has under the typed number, and lets the user use or undo its data. */
export function CompanyLookupNote<Values extends FieldValues>(options: RegisterFieldsOptions<Values>) {
  const { canUndo, undo, canUse, use } = useRegisterFields(options);
  const { lookup } = options;
  return (
    <div role="status" className={lookup.state === 'none' ? 'visually-hidden' : undefined}>
      {lookup.state === 'searching' && <p className={styles.lookup}>Slår nummeret op i CVR-registret …</p>}
      {lookup.state === 'notFound' && (
        <p className={styles.warning}>CVR-registret har ingen virksomhed med det nummer – kontrollér det gerne.</p>
      )}
      {lookup.state === 'unavailable' && (
        <p className={styles.lookup}>CVR-registret svarer ikke lige nu. Skriv oplysningerne selv.</p>
      )}
      {lookup.state === 'found' && (
        <Banner
          tone={lookup.company.isCeased ? 'amber' : 'green'}
          action={
            canUndo ? (
              <Button size="small" onPress={undo}>
                Fortryd
              </Button>
            ) : (
              canUse && (
                <Button size="small" onPress={use}>
                  Brug oplysningerne
                </Button>
              )
            )
          }
        >
          <FoundText company={lookup.company} />
        </Banner>
      )}
    </div>
  );
}

function FoundText({ company }: { company: RegisteredCompany }) {
  const { name, street, zip, city, isCeased, ceasedOn } = company;
  const address = [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <>
      Fundet: <strong>{name}</strong>
      {address && <>, {address}</>}.
      {isCeased && (
        <>
          {' '}
          Virksomheden er ophørt{ceasedOn && <> {formatLongDate(ceasedOn)}</>} ifølge CVR-registret – kontrollér
          nummeret.
        </>
      )}
    </>
  );
}
