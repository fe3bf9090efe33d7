import { useState } from 'react';
import { graphql } from 'react-relay';
import type { z } from 'zod';
import { apiTokenForm, DEFAULT_TOKEN_DAYS, MAX_TOKEN_DAYS } from '../../../domain/validation/backOffice.ts';
import { useAction } from '../../relay/useAction.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { RadioCards } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { OneTimeSecret } from '../../ui/OneTimeSecret.tsx';
import { Select, TextField } from '../../ui/TextField.tsx';
import { scopeNames } from './apiTokenColumns.tsx';
import type { IssueApiTokenDialogMutation } from './__generated__/IssueApiTokenDialogMutation.graphql.ts';

interface IssueApiTokenDialogProps {
  customerId: string;
  connection: string;
  onClose: () => void;
}

type TokenValues = z.input<typeof apiTokenForm>;

export function IssueApiTokenDialog({ customerId, connection, onClose }: IssueApiTokenDialogProps) {
  const form = useAppForm<TokenValues>(apiTokenForm, {
    name: '',
    scope: 'READ',
    expiresInDays: DEFAULT_TOKEN_DAYS,
  });
  const [issuedToken, setIssuedToken] = useState<string>();
  const [issue] = useAction<IssueApiTokenDialogMutation>(graphql`
    mutation IssueApiTokenDialogMutation(
      $customerId: ID!
      $name: String!
      $scope: ApiTokenScope!
      $expiresInDays: Int!
      $connections: [ID!]!
    ) {
      issueApiToken(customerId: $customerId, name: $name, scope: $scope, expiresInDays: $expiresInDays) {
        token
        change {
          edge @prependEdge(connections: $connections) {
            node {
              ...ApiTokenList_token
            }
          }
        }
      }
    }
  `);
  const { submit, message } = useSubmit(
    form,
    async (input: TokenValues) => {
      const { issueApiToken } = await issue({ customerId, ...input, connections: [connection] });
      setIssuedToken(issueApiToken.token);
    },
    'Kunne ikke udstede nøglen',
  );
  if (issuedToken)
    return (
      <OneTimeSecret
        title="Nøglen er udstedt"
        label="API-nøgle"
        secret={issuedToken}
        warning="Nøglen vises kun denne ene gang. Kopiér den nu, og giv den videre på en sikker måde."
        onClose={onClose}
      />
    );
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
    </FormDialog>
  );
}
