import { Building2, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { startAtProvider } from '../../public/signIn/startAtProvider.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { facts } from '../../ui/facts.ts';
import { Tile } from '../../ui/Tile.tsx';
import { addedText } from './addedText.ts';
import styles from './Security.module.css';
import { RemoveIdentityDialog } from './securityDialogs.ts';
import type { SignInMethods_security$key } from '#relay/SignInMethods_security.graphql';

const securityFragment = graphql`
  fragment SignInMethods_security on SignInSecurity {
    hasPassword
    identities {
      id
      provider
      providerName
      email
      createdAt
      lastUsedAt
    }
  }
`;

/** The password, and the accounts of providers such as Microsoft with which the user signs in. */
export function SignInMethods({ security }: { security: SignInMethods_security$key }) {
  const { hasPassword, identities } = useFragment(securityFragment, security);
  const [removed, setRemoved] = useState<{ id: string; providerName: string }>();
  const missing = facts().signInProviders.filter(({ id }) => !identities.some(({ provider }) => provider === id));
  return (
    <Card flush>
      <CardHead title="Loginmetoder" text="Hvad du kan logge ind med." />
      <List>
        {identities.map((identity) => (
          <ListItem
            key={identity.id}
            icon={
              <Tile grey>
                <Building2 aria-hidden />
              </Tile>
            }
            title={identity.providerName}
            text={[identity.email, addedText(identity)].filter(Boolean).join(' · ')}
            end={
              <Button size="small" aria-label={`Fjern ${identity.providerName}`} onPress={() => setRemoved(identity)}>
                Fjern
              </Button>
            }
          />
        ))}
        {missing.map((provider) => (
          <MissingProvider key={provider.id} provider={provider} />
        ))}
        <ListItem
          icon={
            <Tile grey>
              <LockKeyhole aria-hidden />
            </Tile>
          }
          title="Adgangskode"
          text={hasPassword ? 'I brug' : 'Ikke valgt. Vælg en med »Glemt adgangskode?«, når du logger ind.'}
          end={
            hasPassword && (
              <ButtonLink size="small" to="/profile">
                Skift adgangskode
              </ButtonLink>
            )
          }
        />
      </List>
      {removed && <RemoveIdentityDialog identity={removed} onClose={() => setRemoved(undefined)} />}
    </Card>
  );
}

function MissingProvider({ provider }: { provider: { id: string; name: string } }) {
  const [isPending, setPending] = useState(false);
  const { attempt, message } = useAttempt(async () => {
    setPending(true);
    try {
      window.location.assign(await startAtProvider({ provider, purpose: 'CONNECT', next: null }));
    } catch (error) {
      setPending(false);
      throw error;
    }
  }, `${provider.name} kunne ikke åbnes. Prøv igen senere.`);
  return (
    <>
      <ListItem
        icon={
          <Tile grey>
            <Building2 aria-hidden />
          </Tile>
        }
        title={provider.name}
        text="Ikke forbundet"
        end={
          <Button
            size="small"
            aria-label={`Forbind ${provider.name}`}
            isPending={isPending}
            onPress={() => void attempt()}
          >
            Forbind
          </Button>
        }
      />
      {message && (
        <li className={styles.error}>
          <Banner tone="red" role="alert">
            {message}
          </Banner>
        </li>
      )}
    </>
  );
}
