import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { addedText } from './addedText.ts';
import { AddAppDialog, RecoveryCodesDialog, RemoveAppDialog, RenewCodesDialog } from './securityDialogs.ts';
import type { TwoStepCard_security$key } from '#relay/TwoStepCard_security.graphql';

type OpenDialog = 'add' | 'remove' | 'renew';

const securityFragment = graphql`
  fragment TwoStepCard_security on SignInSecurity {
    isRequired
    authenticatorApp {
      createdAt
      lastUsedAt
    }
    passkeys {
      id
    }
    recoveryCodes {
      left
      total
      createdAt
    }
  }
`;

export function TwoStepCard({ security: key }: { security: TwoStepCard_security$key }) {
  const { authenticatorApp, passkeys, recoveryCodes, isRequired } = useFragment(securityFragment, key);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [codes, setCodes] = useState<readonly string[] | null>();
  const close = () => setDialog(undefined);
  const isOn = authenticatorApp !== null || passkeys.length > 0;
  return (
    <Card flush>
      <CardHead
        title="Totrinsbekræftelse"
        text={
          isRequired
            ? 'Påkrævet for din konto. Ud over adgangskoden beder vi om et bevis til, som kun du har.'
            : 'Ud over adgangskoden beder vi om et bevis til, som kun du har.'
        }
        action={<Badge tone={isOn ? 'green' : 'grey'}>{isOn ? 'Slået til' : 'Ikke slået til'}</Badge>}
      />
      <List>
        <ListItem
          icon={
            <Tile grey>
              <Smartphone aria-hidden />
            </Tile>
          }
          title="Godkendelsesapp"
          text={authenticatorApp ? addedText(authenticatorApp) : 'Koder fra en app på din telefon.'}
          end={
            authenticatorApp ? (
              <Button size="small" aria-label="Fjern godkendelsesapp" onPress={() => setDialog('remove')}>
                Fjern
              </Button>
            ) : (
              <Button size="small" aria-label="Tilføj godkendelsesapp" onPress={() => setDialog('add')}>
                Tilføj
              </Button>
            )
          }
        />
        {recoveryCodes && (
          <ListItem
            icon={
              <Tile grey>
                <KeyRound aria-hidden />
              </Tile>
            }
            title="Genoprettelseskoder"
            text={
              `${recoveryCodes.left} af ${recoveryCodes.total} tilbage · ` +
              `lavet ${formatDate(recoveryCodes.createdAt)}`
            }
            end={
              <Button size="small" onPress={() => setDialog('renew')}>
                Lav nye koder
              </Button>
            }
          />
        )}
      </List>
      {dialog === 'add' && <AddAppDialog onAdded={setCodes} onClose={close} />}
      {dialog === 'remove' && <RemoveAppDialog onClose={close} />}
      {dialog === 'renew' && <RenewCodesDialog onRenewed={setCodes} onClose={close} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Card>
  );
}
