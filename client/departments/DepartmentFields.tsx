import type { z } from 'zod';
import type { departmentForm } from '../../domain/validation/department.ts';
import type { AppForm } from '../ui/form/useAppForm.ts';
import { TextField } from '../ui/TextField.tsx';
import styles from './Departments.module.css';

export type DepartmentValues = z.input<typeof departmentForm>;

export const DepartmentFields = ({ form }: { form: AppForm<DepartmentValues> }) => (
  <>
    <TextField label="Navn" {...form.field('name')} />
    <TextField label="Kontaktperson" autoComplete="name" {...form.field('contactPerson')} />
    <TextField label="Telefon" type="tel" autoComplete="tel" optional {...form.field('phoneNumber')} />
    <TextField label="Gade" autoComplete="street-address" optional {...form.field('street')} />
    <div className={styles.zipAndCity}>
      <TextField label="Postnummer" autoComplete="postal-code" optional {...form.field('zip')} />
      <TextField label="By" autoComplete="address-level2" optional {...form.field('city')} />
    </div>
    <TextField label="Fakturerings-e-mail" type="email" autoComplete="email" optional {...form.field('billingEmail')} />
    <TextField label="PO-nummer" optional {...form.field('poNumber')} />
  </>
);
