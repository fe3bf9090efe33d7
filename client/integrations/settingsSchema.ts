import { graphql, readInlineData } from 'react-relay';
import type { Setting, SettingsSchema } from '../../domain/integrations/manifest.ts';
import type {
  settingsSchema_manifest$data,
  settingsSchema_manifest$key,
} from './__generated__/settingsSchema_manifest.graphql.ts';

/**
 * A GraphQL fragment cannot recurse, so nested groups are selected to a depth of four levels, more than any form has.
 */
const fragment = graphql`
  fragment settingsSchema_manifest on IntegrationManifest @inline {
    settingsSchema {
      ...settingsSchema_field @relay(mask: false)
      properties {
        ...settingsSchema_field @relay(mask: false)
        properties {
          ...settingsSchema_field @relay(mask: false)
          properties {
            ...settingsSchema_field @relay(mask: false)
            properties {
              ...settingsSchema_field @relay(mask: false)
            }
          }
        }
      }
    }
  }
`;

// oxlint-disable-next-line no-unused-expressions
graphql`
  fragment settingsSchema_field on SettingField {
    name
    type
    title
    description
    format
    isRequired
    isSecret
    minimum
    maximum
  }
`;

type Field = Omit<settingsSchema_manifest$data['settingsSchema'], 'properties'> & {
  readonly properties?: readonly Field[];
};

/** Converts an integration's settings from the GraphQL manifest to the schema that validates them on both sides. */
export const settingsSchema = (manifest: settingsSchema_manifest$key): SettingsSchema =>
  settingOf(readInlineData(fragment, manifest).settingsSchema) as SettingsSchema;

function settingOf({ type, title, description, format, isSecret, minimum, maximum, properties = [] }: Field): Setting {
  const texts = { title, ...(description !== null && { description }) };
  switch (type) {
    case 'object':
      return {
        ...texts,
        type,
        properties: Object.fromEntries(properties.map((field) => [field.name, settingOf(field)])),
        required: properties.filter(({ isRequired }) => isRequired).map(({ name }) => name),
      };
    case 'boolean':
      return { ...texts, type };
    case 'number':
      return { ...texts, type, ...(minimum !== null && { minimum }), ...(maximum !== null && { maximum }) };
    default:
      return { ...texts, type: 'string', ...(format === 'uri' && { format }), ...(isSecret && { secret: true }) };
  }
}
