import { formatDate } from '../../../domain/basics/dates.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { ConnectionFault, KEYS_END_ON, ZendeskConnection } from '../../../domain/companies/zendeskConnection.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './Installations.module.css';
import { maskedKey } from './maskedKey.ts';

interface ConnectionStateProps {
  connection: string;
  connectionFault: string | null | undefined;
  zendeskApiKeyLast4: string | null | undefined;
}

/** How an installation is connected, and what is wrong with it. */
export function ConnectionState({ connection, connectionFault, zendeskApiKeyLast4 }: ConnectionStateProps) {
  return (
    <span className={styles.connection}>
      {connection === 'OAUTH' && <Badge tone="green">{ZendeskConnection.OAUTH.label}</Badge>}
      {connection === 'NONE' && ZendeskConnection.NONE.label}
      {connection === 'BROKEN' && (
        <>
          <Badge tone="red">{ZendeskConnection.BROKEN.label}</Badge>
          <span>{labelOf(ConnectionFault, connectionFault ?? '')}</span>
        </>
      )}
      {connection === 'KEY' && zendeskApiKeyLast4 && (
        <>
          <span>Zendesk-nøgle {maskedKey(zendeskApiKeyLast4)}</span>
          <Badge tone="amber">Lukker {formatDate(KEYS_END_ON)}</Badge>
        </>
      )}
    </span>
  );
}
