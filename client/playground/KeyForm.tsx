import { useState, type FormEvent } from 'react';
import type { Asker } from './key.ts';

interface KeyFormProps {
  asker: Asker;
  isRefused: boolean;
  onUse: (key: string) => void;
  onForget: () => void;
}

export function KeyForm({ asker: { token, isPasted }, isRefused, onUse, onForget }: KeyFormProps) {
  const [typed, setTyped] = useState('');
  const use = (event: FormEvent) => {
    event.preventDefault();
    if (!typed.trim()) return;
    setTyped('');
    onUse(typed.trim());
  };
  return (
    <form className="play-key" onSubmit={use}>
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
      <span role="status" className={isRefused ? 'play-refused' : 'play-asker'}>
        {isRefused ? 'Nøglen er ikke gyldig' : askerText(token, isPasted)}
      </span>
    </form>
  );
}

function askerText(token: string | null, isPasted: boolean): string {
  if (isPasted) return 'Spørger med nøglen, til fanen lukkes';
  return token ? 'Spørger som dig, der er logget ind' : 'Uden nøgle svares der kun på det, som er åbent for alle';
}
