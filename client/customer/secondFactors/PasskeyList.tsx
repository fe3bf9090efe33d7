import { FingerprintPattern, Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead, EmptyState, List, ListItem } from '../../ui/Card.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { addedText } from './addedText.ts';
import styles from './Security.module.css';
import { AddPasskeyDialog, RecoveryCodesDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './securityDialogs.ts';
import type { PasskeyList_security$key } from '#relay/PasskeyList_security.graphql';

interface OpenPasskey {
  action: 'rename' | 'remove';
  id: string;
  name: string;
}

const securityFragment = graphql`
  fragment PasskeyList_security on SignInSecurity {
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
  }
`;

export function PasskeyList({ security }: { security: PasskeyList_security$key }) {
  const { passkeys } = useFragment(securityFragment, security);
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<OpenPasskey>();
  const [codes, setCodes] = useState<readonly string[] | null>();
  const close = () => setOpen(undefined);
  return (
    <Card flush>
      <CardHead
        title="Adgangsnøgler"
        text="Log ind med fingeraftryk, ansigt eller pinkode, uden adgangskode."
        action={
          <Button size="small" aria-label="Tilføj adgangsnøgle" onPress={() => setAdding(true)}>
            <Plus aria-hidden /> Tilføj
          </Button>
        }
      />
      {passkeys.length ? (
        <List>
          {passkeys.map((passkey) => (
            <ListItem
              key={passkey.id}
              icon={
                <Tile grey>
                  <FingerprintPattern aria-hidden />
                </Tile>
              }
              title={passkey.name}
              text={addedText(passkey)}
              end={
                <span className={styles.actions}>
                  <Button
                    size="small"
                    aria-label={`Omdøb ${passkey.name}`}
                    onPress={() => setOpen({ ...passkey, action: 'rename' })}
                  >
                    Omdøb
                  </Button>
                  <Button
                    size="small"
                    aria-label={`Fjern ${passkey.name}`}
                    onPress={() => setOpen({ ...passkey, action: 'remove' })}
                  >
                    Fjern
                  </Button>
                </span>
              }
            />
          ))}
        </List>
      ) : (
        <EmptyState
          icon={<FingerprintPattern aria-hidden />}
          title="Ingen adgangsnøgler"
          text="Tilføj en for denne enhed, så logger du ind med et fingeraftryk eller en pinkode."
        />
      )}
      {isAdding && <AddPasskeyDialog onAdded={setCodes} onClose={() => setAdding(false)} />}
      {open?.action === 'rename' && <RenamePasskeyDialog passkey={open} onClose={close} />}
      {open?.action === 'remove' && <RemovePasskeyDialog passkey={open} onClose={close} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Card>
  );
}
