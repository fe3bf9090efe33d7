import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { facts } from '../../ui/facts.ts';
import { lazyModule } from '../../ui/lazyModule.ts';
import styles from './Login.module.css';

const startModule = lazyModule(() => import('./startAtProvider.ts'));

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
  if (!signInProviders.length) return null;
  return (
    <div className={styles.providers}>
      {signInProviders.map((provider) => (
        <Button
          key={provider.id}
          block
          isPending={pendingId === provider.id}
          onPress={() => startModule.use((module) => module.signInAtProvider(provider, next, setPendingId))}
        >
          {label} {provider.name}
        </Button>
      ))}
      <p>eller</p>
    </div>
  );
}
