import { zodResolver } from '@hookform/resolvers/zod';
import { loginForm } from '../../../domain/identity/validation/auth.ts';

export const loginResolver = zodResolver(loginForm);
