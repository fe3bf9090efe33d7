import { CopyField } from '../../ui/CopyField.tsx';
import styles from './Installations.module.css';

/** How a company makes an OAuth client in its own Zendesk. Without a redirect URL, nobody gives consent by it. */
export const ClientSteps = ({ redirectUrl }: { redirectUrl: string | undefined }) => (
  <>
    <ol className={styles.steps}>
      <li>Åbn Admin Center i jeres Zendesk: Apps og integrationer, API’er, OAuth-klienter.</li>
      <li>Tilføj en klient, for eksempel med navnet Kundeportalen, og vælg klienttypen Fortrolig.</li>
      {redirectUrl !== undefined && <li>Indsæt adressen herunder som omdirigeringsadresse.</li>}
      <li>Gem, og kopiér identifikator og hemmelighed hertil. Zendesk viser kun hemmeligheden én gang.</li>
    </ol>
    {redirectUrl !== undefined && <CopyField label="Omdirigeringsadresse" value={redirectUrl} />}
  </>
);
