import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';

interface LockedPackage {
  version: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
}

/**
 * A bill of materials in CycloneDX 1.5 of every package in package-lock.json, printed to standard output. Those of the
 * client and the build are in it as well, because the client's code is part of what is released. `npm sbom` refuses the
 * project for peer dependencies of build tools, and leaves out packages of the server when told to ignore those.
 */
export function billOfMaterials(packageText: string, lockText: string): object {
  const { name, version, author } = JSON.parse(packageText) as Record<'name' | 'version' | 'author', string>;
  const { packages } = JSON.parse(lockText) as { packages: Record<string, LockedPackage> };
  const components = new Map<string, object>();
  for (const [path, locked] of Object.entries(packages)) {
    // The project itself has the empty path.
    if (path) components.set(`${nameOf(path)}@${locked.version}`, componentOf(nameOf(path), locked));
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: serialNumberOf(packageText + lockText),
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version, publisher: author },
    },
    components: [...components.values()],
  };
}

const nameOf = (path: string) => path.split('node_modules/').at(-1)!;

function componentOf(name: string, { version, license, integrity, dev, optional }: LockedPackage): object {
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(optional && { scope: 'optional' }),
    ...(license && { licenses: [licenseOf(license)] }),
    ...(integrity?.startsWith('sha512-') && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
    }),
    ...(dev && { properties: [{ name: 'cdx:npm:package:development', value: 'true' }] }),
  };
}

/** An SPDX identifier, an expression of several, or a text such as "SEE LICENSE IN …". */
function licenseOf(license: string): object {
  if (/^[\w.+-]+$/.test(license)) return { license: { id: license } };
  return /^\(?[\w.+-]+ (OR|AND|WITH) /.test(license) ? { expression: license } : { license: { name: license } };
}

/** A UUID that is the same for the same packages, so that a repeated build gives the same file. */
function serialNumberOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `urn:uuid:${hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5')}`;
}

if (import.meta.filename === process.argv[1]) {
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  process.stdout.write(
    `${JSON.stringify(billOfMaterials(read('package.json'), read('package-lock.json')), null, 2)}\n`,
  );
}
