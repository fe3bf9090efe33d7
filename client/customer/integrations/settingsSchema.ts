import { graphql, readInlineData } from 'react-relay';
import type { Setting, SettingsSchema } from '../../../domain/partners/integrations/manifest.ts';
import type { settingsSchema_field$key } from '#relay/settingsSchema_field.graphql';
import type { settingsSchema_manifest$key } from '#relay/settingsSchema_manifest.graphql';

/**
 * A GraphQL fragment cannot recurse, so nested groups are selected to a depth of four levels, more than any form has.
 */
const fragment = graphql`
  fragment settingsSchema_manifest on IntegrationManifest @inline {
    settingsSchema {
      ...settingsSchema_field
      properties {
        ...settingsSchema_field
        properties {
          ...settingsSchema_field
          properties {
            ...settingsSchema_field
            properties {
              ...settingsSchema_field
            }
          }
        }
      }
    }
  }
`;

const fieldFragment = graphql`
  fragment settingsSchema_field on SettingField @inline {
    name
    type
    title
    description
    group
    format
    isRequired
    isSecret
    minimum
    maximum
  }
`;

const readField = (field: settingsSchema_field$key) => readInlineData(fieldFragment, field);

interface Field {
  readonly ' $fragmentSpreads': settingsSchema_field$key[' $fragmentSpreads'];
  readonly properties?: readonly Field[];
}

/** Converts an integration's settings from the GraphQL manifest to the schema that validates them on both sides. */
export const settingsSchema = (manifest: settingsSchema_manifest$key): SettingsSchema =>
  settingOf(readInlineData(fragment, manifest).settingsSchema) as SettingsSchema;

function settingOf(field: Field): Setting {
  const { properties = [] } = field;
  const { type, title, description, group, format, isSecret, minimum, maximum } = readField(field);
  const texts = { title, ...(description !== null && { description }) };
  switch (type) {
    case 'OBJECT':
      return {
        ...texts,
        type: 'object',
        properties: Object.fromEntries(properties.map((property) => [readField(property).name, settingOf(property)])),
        required: properties
          .map(readField)
          .filter(({ isRequired }) => isRequired)
          .map(({ name }) => name),
      };
    case 'BOOLEAN':
      return { ...texts, type: 'boolean', ...(group !== null && { group }) };
    case 'NUMBER':
      return { ...texts, type: 'number', ...(minimum !== null && { minimum }), ...(maximum !== null && { maximum }) };
    default:
      return { ...texts, type: 'string', ...(format === 'uri' && { format }), ...(isSecret && { secret: true }) };
  }
}
