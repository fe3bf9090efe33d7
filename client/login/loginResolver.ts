import { zodResolver } from '@hookform/resolvers/zod';
import { loginForm } from '../../domain/validation/auth.ts';

export const loginResolver = zodResolver(loginForm);
