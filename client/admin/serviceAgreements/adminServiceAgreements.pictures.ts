import type { Picture } from '../../testing/Picture.ts';

/** A picture of the list, or of what its buttons open. */
const listed = (name: string, more: Partial<Picture> = {}): Picture => ({
  name: `admin-service-agreements${name}`,
  path: '/admin/service-agreements',
  as: 'admin',
  ...more,
});

export const pictures: Picture[] = [
  listed(''),
  listed('-create', { press: ['Opret serviceaftale'] }),
  listed('-edit', { press: ['^Handlinger for', '^Rediger'] }),
  listed('-files', { press: ['^Handlinger for', '^Filer'] }),
  listed('-delete', { press: ['^Handlinger for', '^Slet'] }),
  listed('-log', { press: ['^Handlinger for', '^Registrér arbejde'] }),
  listed('-log-errors', { press: ['^Handlinger for', '^Registrér arbejde', '^Registrér$'], isInvalid: true }),
];
