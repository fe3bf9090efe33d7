// Packages that only the bench installs, so that the types of the bench can be checked without them.
declare module 'autocannon';
declare module 'lighthouse';
declare module 'postgraphile';
declare module 'postgraphile/adaptors/pg';
declare module 'postgraphile/grafserv/node';
declare module 'postgraphile/presets/amber';
