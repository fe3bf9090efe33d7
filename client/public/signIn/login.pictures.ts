import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'login', path: '/login' },
  { name: 'reset-expired', path: '/reset-password?token=abc' },
  { name: 'reset-invalid', path: '/reset-password' },
  { name: 'confirm-invalid', path: '/confirm-email?token=abc' },
  { name: 'login-callback', path: '/login/callback?state=abc&code=abc' },
  { name: 'login-errors', path: '/login', press: ['^Log ind$'], isInvalid: true },
  { name: 'forgot-password', path: '/login', press: ['Glemt adgangskode'] },
];
