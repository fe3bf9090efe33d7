import { useId, type ComponentType } from 'react';
import { z } from 'zod';
import { apiTokenForm, DEFAULT_TOKEN_DAYS, MAX_TOKEN_DAYS } from '../../../domain/partners/validation/apiTokens.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { accessInput, ALL_SUBJECTS, unlimitedAccess, type Access } from '../../parts/rights/access.ts';
import { limitedAccessForm } from '../../parts/rights/accessForm.ts';
import type { DepartmentField } from '../../parts/rights/DepartmentChoice.tsx';
import { LimitedAccess } from '../../parts/rights/LimitedAccess.tsx';
import { RadioCards } from '../../ui/Choice.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Select, TextArea, TextField } from '../../ui/TextField.tsx';
import { scopeNames, type TokenRow } from './apiTokenColumns.tsx';

/** The addresses in a text, which are separated by spaces, commas or lines. */
const addressesOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** The form of a token, with its addresses as text. Errors about single addresses are shown on the whole field. */
const tokenFormOfText = apiTokenForm.extend({
  ...limitedAccessForm.shape,
  allowedAddresses: z.string().superRefine((text, context) => {
    const { error } = apiTokenForm.shape.allowedAddresses.safeParse(addressesOf(text));
    if (error) context.addIssue({ code: 'custom', message: error.issues[0]!.message });
  }),
});

export type TokenValues = z.input<typeof apiTokenForm> & Partial<Access>;

type TextValues = z.input<typeof tokenFormOfText>;

interface IssueApiTokenDialogProps {
  /** The tokens of the company, whose programs the new one can join. */
  tokens: readonly TokenRow[];
  issue: (input: TokenValues) => Promise<unknown>;
  /** The choice among the departments of the company. */
  Departments: ComponentType<DepartmentField>;
  onClose: () => void;
}

export function IssueApiTokenDialog({ tokens, issue, Departments, onClose }: IssueApiTokenDialogProps) {
  const form = useAppForm<TextValues>(tokenFormOfText, {
    name: '',
    scope: 'READ',
    expiresInDays: DEFAULT_TOKEN_DAYS,
    allowedAddresses: '',
    program: '',
    ...unlimitedAccess(),
  });
  const programsId = useId();
  const isPartOf = tokens.find(({ program }) => program === form.watch('program')?.trim());
  return (
    <SendDialog
      title="Udsted API-nøgle"
      form={form}
      submitLabel="Udsted nøgle"
      send={({ allowedAddresses, isLimited, subjects, departmentIds, ...input }) =>
        issue({
          ...input,
          allowedAddresses: addressesOf(allowedAddresses),
          ...accessInput({ isLimited, subjects, departmentIds }),
        })
      }
      failure="Kunne ikke udstede nøglen"
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
      <LimitedAccess
        form={form}
        label="Begræns, hvad nøglen kan se"
        hint="Nøglen ser alle emner og alle afdelinger."
        suggested={[...ALL_SUBJECTS]}
        Departments={Departments}
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
    </SendDialog>
  );
}
