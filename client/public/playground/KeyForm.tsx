import { useState, type FormEvent } from 'react';
import type { Credential } from './credential.ts';

interface KeyFormProps {
  credential: Credential;
  isRefused: boolean;
  onUse: (key: string) => void;
  onForget: () => void;
}

/** The form for an API key, and the status of the credential in use. */
export function KeyForm({ credential: { token, isPasted }, isRefused, onUse, onForget }: KeyFormProps) {
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!typed.trim()) return;
    setTyped('');
    onUse(typed.trim());
  };
  return (
    <form className="play-key" onSubmit={submit}>
      <label htmlFor="key">Nøgle</label>
      <input
        id="key"
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={isPasted ? '••••••••' : 'Indsæt en API-nøgle'}
      />
      <button type="submit">Brug</button>
      {isPasted && (
        <button type="button" onClick={onForget}>
          Glem nøgle
        </button>
      )}
      <span role="status" className={isRefused ? 'play-refused' : 'play-viewer'}>
        {isRefused ? 'Nøglen er ikke gyldig' : credentialText(token, isPasted)}
      </span>
    </form>
  );
}

function credentialText(token: string | null, isPasted: boolean): string {
  if (isPasted) return 'Spørger med nøglen, til fanen lukkes';
  return token ? 'Spørger som dig, der er logget ind' : 'Uden nøgle svares der kun på det, som er åbent for alle';
}
