import { useId, useState } from 'react';
import type { z } from 'zod';
import { apiTokenForm, DEFAULT_TOKEN_DAYS, MAX_TOKEN_DAYS } from '../../../domain/partners/validation/apiTokens.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { RadioCards } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Select, TextArea, TextField } from '../../ui/TextField.tsx';
import { scopeNames, type TokenRow } from './apiTokenColumns.tsx';
import { NewApiToken } from './NewApiToken.tsx';
import { addressesOf, tokenFormOfText } from './tokenFormOfText.ts';

export type TokenValues = z.input<typeof apiTokenForm>;

type TextValues = z.input<typeof tokenFormOfText>;

interface IssueApiTokenDialogProps {
  /** The tokens of the company, whose programs the new one can join. */
  tokens: readonly TokenRow[];
  /** Issues the token and returns its secret. */
  issue: (input: TokenValues) => Promise<string>;
  onClose: () => void;
}

export function IssueApiTokenDialog({ tokens, issue, onClose }: IssueApiTokenDialogProps) {
  const form = useAppForm<TextValues>(tokenFormOfText, {
    name: '',
    scope: 'READ',
    expiresInDays: DEFAULT_TOKEN_DAYS,
    allowedAddresses: '',
    program: '',
  });
  const programsId = useId();
  const isPartOf = tokens.find(({ program }) => program === form.watch('program')?.trim());
  const [issuedToken, setIssuedToken] = useState<string>();
  const { submit, message } = useSubmit(
    form,
    async ({ allowedAddresses, ...input }: TextValues) =>
      setIssuedToken(await issue({ ...input, allowedAddresses: addressesOf(allowedAddresses) })),
    'Kunne ikke udstede nøglen',
  );
  if (issuedToken) return <NewApiToken token={issuedToken} onClose={onClose} />;
  return (
    <FormDialog
      title="Udsted API-nøgle"
      form={form}
      submitLabel="Udsted nøgle"
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="Navn" autoComplete="off" hint="Hvem der bruger den, og til hvad." {...form.field('name')} />
      <RadioCards
        label="Adgang"
        {...form.field('scope')}
        options={[
          { value: 'READ', title: scopeNames.READ, text: 'Ser virksomhedens data.' },
          {
            value: 'READ_WRITE',
            title: scopeNames.READ_WRITE,
            text: 'Bestiller, opretter og ændrer også på virksomhedens vegne.',
          },
        ]}
      />
      <Select
        label="Udløber"
        hint="Vi skriver til dig to uger før."
        {...form.field('expiresInDays', { valueAsNumber: true })}
      >
        {[30, DEFAULT_TOKEN_DAYS, 180, MAX_TOKEN_DAYS].map((days) => (
          <option key={days} value={days}>
            Om {days} dage
          </option>
        ))}
      </Select>
      <TextArea
        label="Kun fra disse adresser"
        optional
        hint="En IP-adresse eller et område på hver linje, fx 203.0.113.7 eller 203.0.113.0/24. Tomt: alle adresser."
        rows={2}
        {...form.field('allowedAddresses')}
      />
      <TextField
        label="Program"
        optional
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        list={programsId}
        hint={
          isPartOf
            ? `Deler referencer med nøglen ${isPartOf.name}, så de to kan se og ændre hinandens.`
            : 'Fx economic. Nøgler med samme program deler deres referencer. Tomt: nøglen har sine egne.'
        }
        {...form.field('program')}
      />
      <datalist id={programsId}>
        {[...new Map(tokens.map(({ program, name }) => [program, name]))].map(([program, name]) => (
          <option key={program} value={program}>
            {name}
          </option>
        ))}
      </datalist>
    </FormDialog>
  );
}
