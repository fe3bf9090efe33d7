import { useState } from 'react';
import { facts } from '../facts.ts';
import { messageOf } from '../relay/errors.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './Login.module.css';

interface ProviderButtonsProps {
  /** Text before the name of the provider. */
  label: string;
  /** The path to open after the sign-in. */
  next: string | null;
}

/** A button for each provider with which users can sign in. */
export function ProviderButtons({ label, next }: ProviderButtonsProps) {
  const { signInProviders } = facts();
  const [pendingId, setPendingId] = useState<string>();
  const [message, setMessage] = useState<string>();
  if (!signInProviders.length) return null;
  const start = async (provider: { id: string; name: string }) => {
    setPendingId(provider.id);
    setMessage(undefined);
    try {
      const { startAtProvider } = await import('./startAtProvider.ts');
      window.location.assign(await startAtProvider({ provider, purpose: 'SIGN_IN', next }));
    } catch (error) {
      setMessage(messageOf(error, `${provider.name} kunne ikke åbnes. Prøv igen senere.`));
      setPendingId(undefined);
    }
  };
  return (
    <div className={styles.providers}>
      {message && (
        <Banner tone="red" role="alert">
          {message}
        </Banner>
      )}
      {signInProviders.map((provider) => (
        <Button key={provider.id} block isPending={pendingId === provider.id} onPress={() => void start(provider)}>
          {label} {provider.name}
        </Button>
      ))}
      <p className={styles.or}>eller</p>
    </div>
  );
}
