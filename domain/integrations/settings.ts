import type { NumberSetting, Setting, SettingsSchema, TextSetting } from './manifest.ts';

export interface Settings {
  [name: string]: string | number | boolean | Settings;
}

export interface ReadSettings {
  /** What may be shown again. */
  settings: Settings;
  /** By path; null takes one away, and what is left out stays as it is. */
  secrets: Record<string, string | null>;
  /** What is wrong, by path. */
  problems: Record<string, string>;
}

const REQUIRED = 'Dette felt er påkrævet';
const MISFIT = 'Ugyldig værdi';
const MAX_TEXT = 2_000;

/** Settings as they will be: what was given by the schema's rules, over what is stored. */
export function readSettings(
  schema: SettingsSchema,
  given: unknown,
  stored: Settings,
  secretsSet: readonly string[],
): ReadSettings {
  const read: ReadSettings = { settings: {}, secrets: {}, problems: {} };
  read.settings = readObject(schema, given, stored, '', { read, secretsSet });
  return read;
}

interface Reading {
  read: ReadSettings;
  secretsSet: readonly string[];
}

function readObject(
  schema: SettingsSchema,
  given: unknown,
  stored: Settings,
  path: string,
  reading: Reading,
): Settings {
  const { problems } = reading.read;
  const values: Record<string, unknown> = isObject(given) ? given : {};
  if (given !== undefined && given !== null && !isObject(given)) problems[path || 'settings'] = MISFIT;
  const at = (name: string) => (path ? `${path}.${name}` : name);
  for (const name of Object.keys(values))
    if (!Object.hasOwn(schema.properties, name)) problems[at(name)] = 'Ukendt felt';
  const settings: Settings = {};
  for (const [name, setting] of Object.entries(schema.properties)) {
    const isThere = readOne(
      setting,
      { name, path: at(name), given: values[name], stored: stored[name] },
      settings,
      reading,
    );
    if (!isThere && schema.required.includes(name)) problems[at(name)] ??= REQUIRED;
  }
  return settings;
}

interface Given {
  name: string;
  path: string;
  given: unknown;
  stored: Settings[string] | undefined;
}

/** Says whether there is something in it. */
function readOne(setting: Setting, { name, path, given, stored }: Given, into: Settings, reading: Reading): boolean {
  if (setting.type === 'object') {
    into[name] = readObject(setting, given, isObject(stored) ? (stored as Settings) : {}, path, reading);
    return hasContent(into[name]);
  }
  if (setting.type === 'string' && setting.secret) return readSecret(path, given, reading);
  const value = given === undefined ? stored : typeof given === 'string' ? given.trim() : given;
  if (value === undefined || value === null || value === '') return false;
  const problem = problemOf(setting, value);
  if (problem) reading.read.problems[path] = problem;
  else into[name] = value as string | number | boolean;
  return true;
}

/** An empty field keeps what is set: nobody can see what it was. */
function readSecret(path: string, given: unknown, { read, secretsSet }: Reading): boolean {
  if (given === null) {
    read.secrets[path] = null;
    return false;
  }
  if (given === undefined || given === '') return secretsSet.includes(path);
  const problem = typeof given === 'string' ? problemOfSecret(given) : MISFIT;
  if (problem) read.problems[path] = problem;
  else read.secrets[path] = given as string;
  return true;
}

/** It may be sent along in a header. */
const problemOfSecret = (text: string): string | undefined =>
  problemOfText({}, text) ??
  (/^[\x21-\x7e]+$/.test(text) ? undefined : 'Brug bogstaver fra a til z, tal og tegn uden mellemrum');

function problemOf(setting: Exclude<Setting, SettingsSchema>, value: unknown): string | undefined {
  if (typeof value !== setting.type) return MISFIT;
  if (setting.type === 'string') return problemOfText(setting, value as string);
  return setting.type === 'number' ? problemOfNumber(setting, value as number) : undefined;
}

function problemOfText({ format }: Pick<TextSetting, 'format'>, text: string): string | undefined {
  if (text.length > MAX_TEXT) return `Højst ${MAX_TEXT} tegn`;
  return format === 'uri' ? problemOfAddress(text) : undefined;
}

function problemOfAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:') return 'Adressen skal begynde med https://';
  return url.username || url.password ? 'Adressen må ikke indeholde brugernavn eller adgangskode' : undefined;
}

function problemOfNumber({ minimum, maximum }: NumberSetting, value: number): string | undefined {
  if (!Number.isFinite(value)) return MISFIT;
  if (minimum !== undefined && value < minimum) return `Mindst ${minimum}`;
  return maximum !== undefined && value > maximum ? `Højst ${maximum}` : undefined;
}

/** Switches that are all off say nothing. */
const hasContent = (value: Settings[string]): boolean =>
  isObject(value) ? Object.values(value).some((part) => hasContent(part as Settings[string])) : value !== false;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
