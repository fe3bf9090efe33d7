import { OneTimeSecret } from '../../ui/OneTimeSecret.tsx';

/** Shows the secret of a new token for the only time. */
export const NewApiToken = ({ token, onClose }: { token: string; onClose: () => void }) => (
  <OneTimeSecret
    title="Nøglen er udstedt"
    label="API-nøgle"
    secret={token}
    warning="Nøglen vises kun denne ene gang. Kopiér den nu, og giv den videre på en sikker måde."
    onClose={onClose}
  />
);
