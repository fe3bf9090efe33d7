import { useState } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ProviderButtons } from '../signIn/ProviderButtons.tsx';
import { forgetIdentity, keptIdentity } from './registrationIdentity.ts';

/** Lets the user who registers bring name and address from a provider, with which they can sign in afterwards. */
export function RegistrationProvider() {
  const [identity, setIdentity] = useState(keptIdentity);
  if (!identity) return <ProviderButtons label="Fortsæt med" next="/register" />;
  const { providerName, email } = identity;
  const remove = () => {
    forgetIdentity();
    setIdentity(undefined);
  };
  return (
    <Banner
      tone="blue"
      action={
        <Button size="small" onPress={remove}>
          Brug den ikke
        </Button>
      }
    >
      Du kan logge ind med {providerName}
      {email && <> som {email}</>}, når kontoen er oprettet. Adgangskoden er din reserve.
    </Banner>
  );
}
