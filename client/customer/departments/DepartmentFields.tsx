import type { z } from 'zod';
import type { departmentForm } from '../../../domain/companies/validation/department.ts';
import { PostcodeAndCity } from '../../parts/fields/PostcodeAndCity.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';

export type DepartmentValues = z.input<typeof departmentForm>;

export const DepartmentFields = ({ form }: { form: AppForm<DepartmentValues> }) => (
  <>
    <TextField label="Navn" {...form.field('name')} />
    <TextField label="Kontaktperson" autoComplete="name" {...form.field('contactPerson')} />
    <TextField label="Telefon" type="tel" autoComplete="tel" optional {...form.field('phoneNumber')} />
    <TextField label="Gade" autoComplete="street-address" optional {...form.field('street')} />
    <PostcodeAndCity form={form} zip="zip" city="city" optional />
    <TextField label="Fakturerings-e-mail" type="email" autoComplete="email" optional {...form.field('billingEmail')} />
    <TextField label="PO-nummer" optional {...form.field('poNumber')} />
  </>
);
