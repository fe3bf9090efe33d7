import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { teamMemberForm } from '../../../domain/companies/validation/team.ts';
import { facts } from '../../ui/facts.ts';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';

export type MemberValues = z.input<typeof teamMemberForm>;

export const TeamMemberFields = ({ form }: { form: AppForm<MemberValues> }) => (
  <>
    <TextField label="Navn" autoComplete="off" {...form.field('name')} />
    <TextField label="E-mail" type="email" autoComplete="off" {...form.field('email')} />
    <TextField
      label="Titel"
      autoComplete="off"
      hint="Står under navnet hos de kunder, personen er kontaktperson for."
      {...form.field('title')}
    />
    <TextField label="Telefon" type="tel" autoComplete="off" optional {...form.field('phone')} />
    <TextField
      label="Billede"
      type="url"
      autoComplete="off"
      optional
      hint={
        `Adressen på et billede hos ${facts().pictureHosts.join(' eller ')}, der begynder med https://. ` +
        'Ellers vises initialerne.'
      }
      {...form.field('avatar')}
    />
    <TextField
      label="Kalenderlink"
      type="url"
      autoComplete="off"
      optional
      hint="Her kan kunderne booke en konsultation."
      {...form.field('calendarBookingUrl')}
    />
    <TextField label="ClickUp-id" autoComplete="off" optional {...form.field('clickUpId')} />
  </>
);

/** Whether every required field of the form is filled in. */
export function useIsMemberComplete(form: AppForm<MemberValues>): boolean {
  const requiredTexts = useWatch({ control: form.control, name: ['name', 'email', 'title'] });
  return requiredTexts.every((text) => text.trim() !== '');
}
