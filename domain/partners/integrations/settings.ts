import type { NumberSetting, Setting, SettingsSchema, TextSetting } from './manifest.ts';

export interface IntegrationSettings {
  [name: string]: string | number | boolean | IntegrationSettings;
}

export interface SettingsResult {
  /** The settings without secrets, which may be shown again. */
  settings: IntegrationSettings;
  /** The changed secrets by path; null removes a secret, and secrets that are left out stay as they are. */
  secrets: Record<string, string | null>;
  /** Messages about invalid values, by path. */
  problems: Record<string, string>;
}

export const REQUIRED_SETTING = 'Dette felt er påkrævet';
const INVALID_VALUE = 'Ugyldig værdi';
const MAX_TEXT = 2_000;

/**
 * Validates the input by the schema and merges it with the stored settings. Settings that are left out keep their
 * stored value. The result may be stored only when it has no problems.
 */
export function readIntegrationSettings(
  schema: SettingsSchema,
  input: unknown,
  stored: IntegrationSettings,
  secretsSet: readonly string[],
): SettingsResult {
  const result: SettingsResult = { settings: {}, secrets: {}, problems: {} };
  result.settings = readObject(schema, input, stored, '', { result, secretsSet });
  return result;
}

interface ReadState {
  result: SettingsResult;
  secretsSet: readonly string[];
}

function readObject(
  schema: SettingsSchema,
  input: unknown,
  stored: IntegrationSettings,
  path: string,
  state: ReadState,
): IntegrationSettings {
  const { problems } = state.result;
  const values: Record<string, unknown> = isObject(input) ? input : {};
  if (input !== undefined && input !== null && !isObject(input)) problems[path || 'settings'] = INVALID_VALUE;
  const pathOf = (name: string) => (path ? `${path}.${name}` : name);
  for (const name of Object.keys(values))
    if (!Object.hasOwn(schema.properties, name)) problems[pathOf(name)] = 'Ukendt felt';
  const settings: IntegrationSettings = {};
  for (const [name, setting] of Object.entries(schema.properties)) {
    const hasValue = readSetting(
      setting,
      { name, path: pathOf(name), input: values[name], stored: stored[name] },
      settings,
      state,
    );
    if (!hasValue && schema.required.includes(name)) problems[pathOf(name)] ??= REQUIRED_SETTING;
  }
  return settings;
}

interface SettingInput {
  name: string;
  path: string;
  input: unknown;
  stored: IntegrationSettings[string] | undefined;
}

/** Reads one setting into `target`, and returns whether the setting has a value. */
function readSetting(
  setting: Setting,
  { name, path, input, stored }: SettingInput,
  target: IntegrationSettings,
  state: ReadState,
): boolean {
  if (setting.type === 'object') {
    target[name] = readObject(setting, input, isObject(stored) ? (stored as IntegrationSettings) : {}, path, state);
    return hasContent(target[name]);
  }
  if (setting.type === 'string' && setting.secret) return readSecret(path, input, state);
  const value = input === undefined ? stored : typeof input === 'string' ? input.trim() : input;
  if (value === undefined || value === null || value === '') return false;
  const problem = validateSetting(setting, value);
  if (problem) state.result.problems[path] = problem;
  else target[name] = value as string | number | boolean;
  return true;
}

/** An empty field keeps the stored secret, because the form cannot show the secret. */
function readSecret(path: string, input: unknown, { result, secretsSet }: ReadState): boolean {
  if (input === null) {
    result.secrets[path] = null;
    return false;
  }
  if (input === undefined || input === '') return secretsSet.includes(path);
  const problem = typeof input === 'string' ? validateSecret(input) : INVALID_VALUE;
  if (problem) result.problems[path] = problem;
  else result.secrets[path] = input as string;
  return true;
}

/** A secret may be sent in a header, so only visible ASCII characters are allowed. */
const validateSecret = (text: string): string | undefined =>
  validateText({}, text) ??
  (/^[\x21-\x7e]+$/.test(text) ? undefined : 'Brug bogstaver fra a til z, tal og tegn uden mellemrum');

function validateSetting(setting: Exclude<Setting, SettingsSchema>, value: unknown): string | undefined {
  if (typeof value !== setting.type) return INVALID_VALUE;
  if (setting.type === 'string') return validateText(setting, value as string);
  return setting.type === 'number' ? validateNumber(setting, value as number) : undefined;
}

function validateText({ format }: Pick<TextSetting, 'format'>, text: string): string | undefined {
  if (text.length > MAX_TEXT) return `Højst ${MAX_TEXT} tegn`;
  return format === 'uri' ? validateAddress(text) : undefined;
}

/** Whether an address without encryption leads to the machine itself. */
export const isLocalAddress = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

function validateAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // The server lets a program on its own machine through in a demo alone.
  if (url?.protocol !== 'https:' && !(url && isLocalAddress(url))) return 'Adressen skal begynde med https://';
  return url.username || url.password ? 'Adressen må ikke indeholde brugernavn eller adgangskode' : undefined;
}

function validateNumber({ minimum, maximum }: NumberSetting, value: number): string | undefined {
  if (!Number.isFinite(value)) return INVALID_VALUE;
  if (minimum !== undefined && value < minimum) return `Mindst ${minimum}`;
  return maximum !== undefined && value > maximum ? `Højst ${maximum}` : undefined;
}

/** Switches that are all off do not count as a value. */
const hasContent = (value: IntegrationSettings[string]): boolean =>
  isObject(value)
    ? Object.values(value).some((part) => hasContent(part as IntegrationSettings[string]))
    : value !== false;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
