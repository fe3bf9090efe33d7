import { Copy, Fingerprint } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { ListItem } from '../../ui/Card.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { copyText } from '../copyText.ts';
import styles from './Configuration.module.css';

/** The company's id, with which other systems name the company. The id is no secret and grants no access. */
export function CompanyId({ id }: { id: string }) {
  const copy = () => void copyText(id, 'Company ID kopieret til udklipsholder');
  return (
    <ListItem
      icon={
        <Tile grey>
          <Fingerprint />
        </Tile>
      }
      title="Company ID"
      text={
        <>
          <code className={styles.companyId}>{id}</code>
          <span className={styles.note}>
            Siger andre systemer, hvilken virksomhed det drejer sig om. Det giver ikke adgang til noget.
          </span>
        </>
      }
      end={
        <span className={styles.rowButton}>
          <Button onPress={copy}>
            <Copy aria-hidden /> Kopiér<span className="visually-hidden"> Company ID</span>
          </Button>
        </span>
      }
    />
  );
}
