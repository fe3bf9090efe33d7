import type { z } from 'zod';
import type { dineroContactForm } from '../../../domain/money/validation/dineroContact.ts';
import styles from '../../parts/lists/cells.module.css';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';

export type DineroContactValues = z.input<typeof dineroContactForm>;

export const DineroContactFields = ({ form }: { form: AppForm<DineroContactValues> }) => (
  <>
    <TextField label="Navn" autoComplete="off" {...form.field('name')} />
    <TextField label="Kontaktperson" autoComplete="off" optional {...form.field('contactPerson')} />
    <TextField label="E-mail" type="email" autoComplete="off" optional {...form.field('email')} />
    <div className={styles.twoColumns}>
      <TextField label="Telefonnummer" type="tel" autoComplete="off" optional {...form.field('phoneNumber')} />
      <TextField label="CVR-nummer" inputMode="numeric" autoComplete="off" optional {...form.field('vatNumber')} />
    </div>
    <TextField label="Gade" autoComplete="off" optional {...form.field('address')} />
    <div className={styles.twoColumns}>
      <TextField label="Postnummer" autoComplete="off" optional {...form.field('zipCode')} />
      <TextField label="By" autoComplete="off" optional {...form.field('city')} />
    </div>
    <TextField
      label="EAN-nummer"
      inputMode="numeric"
      autoComplete="off"
      hint="13 cifre. Kun for offentlige kunder."
      optional
      {...form.field('eanNumber')}
    />
  </>
);
