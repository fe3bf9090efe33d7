import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { profileForm } from '../../../domain/identity/validation/users.ts';

export type ProfileValues = z.input<ReturnType<typeof profileForm>>;

/** Validates the form of the profile. `storedEmail` can be kept without the password. */
export const profileResolver = (storedEmail: string) => zodResolver(profileForm(storedEmail));
