import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';

/** Shown in a form with unsaved input when somebody else has saved the same record. */
export const StaleBanner = ({ onTakeNewest }: { onTakeNewest: () => void }) => (
  <Banner
    tone="amber"
    role="alert"
    action={
      <Button size="small" onPress={onTakeNewest}>
        Hent den nyeste
      </Button>
    }
  >
    En anden har gemt ændringer imens. Det, du har skrevet, er ikke gemt. Det bliver stående, når du henter den nyeste.
  </Banner>
);
