/** Texts that break programs which do not expect them. */
export const oddTexts = [
  '',
  ' ',
  '\t\n',
  "'; drop table customer; --",
  '<script>alert(1)</script>',
  '%_%',
  '\u0000',
  '\ud800',
  'æøå ÆØÅ ẞ ﬁ',
  '‮omvendt',
  '👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(300),
  'x'.repeat(70_000),
  '../../etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  'null',
  'true',
  '0',
  '-1',
  '1e309',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
];

/** Numbers at and beyond the limits of the types that hold them. */
export const oddNumbers = [0, -1, 1, 2, 99, 100, 1_000, 32_768, 2 ** 31 - 1, -(2 ** 31), 0.5, 1e-7];
