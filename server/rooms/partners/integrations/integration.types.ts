import { Field, Float, ID, ObjectType } from 'type-graphql';
import type { IntegrationBilling } from '../../../../domain/basics/vocabulary.ts';
import type { Setting } from '../../../../domain/partners/integrations/manifest.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { ShownOnce } from '../../../platform/graphql/shownOnce.ts';
import { registerStoredEnum } from '../../../platform/graphql/storedEnums.ts';
import { IntegrationInstance } from './IntegrationInstance.ts';

export const ObstacleEnum = {
  SERVICE_AGREEMENT_REQUIRED: 'SERVICE_AGREEMENT_REQUIRED',
  SERVICE_AGREEMENT_PENDING: 'SERVICE_AGREEMENT_PENDING',
  SERVICE_AGREEMENT_PAUSED: 'SERVICE_AGREEMENT_PAUSED',
  API_KEY_REQUIRED: 'API_KEY_REQUIRED',
  CONNECTION_REQUIRED: 'CONNECTION_REQUIRED',
} as const;

const IntegrationBillingEnum = registerStoredEnum<IntegrationBilling>(
  'IntegrationBillingType',
  'How an integration is billed.',
  {
    free: 'Using the integration costs nothing.',
    monthly: 'A fixed price per month.',
    metered: 'A price per request.',
    monthly_per_agent: 'A price per month and agent of the help desk.',
  },
);
const SettingTypeEnum = registerStoredEnum<Setting['type']>('SettingType', 'Type of a setting, as in JSON Schema.', {
  string: 'Text of at most 2,000 characters.',
  boolean: 'True or false.',
  number: 'A number between `minimum` and `maximum`.',
  object: 'An object with `properties`.',
});
registerEnum(ObstacleEnum, 'IntegrationObstacleCode', 'Why an integration cannot be enabled.', {
  SERVICE_AGREEMENT_REQUIRED: "The installation's department has no service agreement.",
  SERVICE_AGREEMENT_PENDING: "The department's service agreement has not been activated yet.",
  SERVICE_AGREEMENT_PAUSED: "The department's service agreement is paused until a period is paid.",
  API_KEY_REQUIRED: "The installation's API key is not stored. `saveApiCredentials` stores it.",
  CONNECTION_REQUIRED: 'The provider has not given access.',
});

@ObjectType('IntegrationBilling', { description: 'The price of an integration.', simpleResolvers: true })
export class IntegrationBillingInfo {
  @Field(() => IntegrationBillingEnum, { description: 'How the integration is billed.' })
  type!: IntegrationBilling;
  @Field(() => Float, {
    nullable: true,
    description: 'Price per month in øre, excluding VAT. Null unless billed monthly.',
  })
  price!: number | null;
  @Field(() => Float, {
    nullable: true,
    description: 'Price per request in øre, excluding VAT. Null unless metered.',
  })
  pricePerRequest!: number | null;
  @Field(() => Float, {
    nullable: true,
    description: 'Price per month and agent in øre, excluding VAT. Null unless billed per agent.',
  })
  pricePerAgent!: number | null;
  @Field(() => String, { description: 'Currency code, such as DKK.' }) currency!: string;
}

@ObjectType({ description: "A field of an integration's settings, with its nested fields.", simpleResolvers: true })
export class SettingField {
  @Field(() => String, { description: 'Name of the field. Empty for the settings as a whole.' }) name!: string;
  @Field(() => SettingTypeEnum, { description: 'JSON Schema type of the value.' })
  type!: Setting['type'];
  @Field(() => String, { description: 'Danish label.' }) title!: string;
  @Field(() => String, { nullable: true, description: 'Danish explanation. Null when there is none.' })
  description!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Danish heading under which a form shows the field together with others. Null when there is none.',
  })
  group!: string | null;
  @Field(() => String, { nullable: true, description: '`uri` for an https address. Null for any other text.' })
  format!: string | null;
  @Field(() => Boolean, { description: 'Whether the field must have a value, sent or stored.' }) isRequired!: boolean;
  @Field(() => Boolean, {
    description: 'Whether the value is secret: never returned, and kept when an empty text is sent.',
  })
  isSecret!: boolean;
  @Field(() => Float, { nullable: true, description: 'Lowest number. Null when there is no limit.' })
  minimum!: number | null;
  @Field(() => Float, { nullable: true, description: 'Highest number. Null when there is no limit.' })
  maximum!: number | null;
  @Field(() => [SettingField], { description: 'Fields of an object. Empty for every other type.' })
  properties!: SettingField[];
}

@ObjectType('IntegrationManifest', {
  description: 'Description of an integration: its texts, price, requirements and settings.',
  simpleResolvers: true,
})
export class IntegrationManifestInfo {
  @Field(() => ID, { description: 'The `pluginId` of its instances. Not an id for `node`.' }) id!: string;
  @Field(() => String, { description: 'Product name, such as Shopify.' }) name!: string;
  @Field(() => String, { description: 'Version of the integration, such as 1.0.0.' }) version!: string;
  @Field(() => String, { description: 'Danish description of one line.' }) description!: string;
  @Field(() => String, { description: 'Danish description of a few sentences.' }) longDescription!: string;
  @Field(() => String, { description: 'Name of an icon.' }) icon!: string;
  @Field(() => IntegrationBillingInfo, { description: 'Price of the integration.' }) billing!: IntegrationBillingInfo;
  @Field(() => Boolean, { description: 'Whether the installation must have an API key of its help desk.' })
  requiresApiKey!: boolean;
  @Field(() => Boolean, { description: 'Whether the account at the provider must give access by OAuth.' })
  requiresOAuth!: boolean;
  @Field(() => Boolean, { description: 'Whether the installation must have an API key of its help desk.' })
  requiresZendeskApi!: boolean;
  @Field(() => Boolean, {
    description: "Whether the installation's department must have an ACTIVE service agreement.",
  })
  requiresServiceAgreement!: boolean;
  @Field(() => SettingField, { description: 'Schema of the settings: an object with one property for each setting.' })
  settingsSchema!: SettingField;
}

@ObjectType({ description: "Results of an integration's last calls.", simpleResolvers: true })
export class IntegrationHealth {
  @Field(() => DateTime, { nullable: true, description: 'When a call last succeeded. Null when none has.' })
  lastSuccessAt!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When a call last failed. Null when none has.' })
  lastErrorAt!: string | null;
  @Field(() => String, { nullable: true, description: 'Danish text of the last error. Null when no call has failed.' })
  lastError!: string | null;
  @Field(() => Boolean, { description: 'Whether at least five calls in a row have failed.' }) isFailing!: boolean;
  @Field(() => Boolean, { description: 'Whether the provider withdrew access, so that it must be connected again.' })
  needsReconnect!: boolean;
}

@ObjectType({ description: 'A requirement that keeps an integration from being enabled.', simpleResolvers: true })
export class IntegrationObstacle {
  @Field(() => ObstacleEnum, { description: 'Code of the requirement.' }) code!: keyof typeof ObstacleEnum;
  @Field(() => String, { description: 'Danish text for people.' }) message!: string;
}

@ObjectType({ description: 'An integration after a change.', simpleResolvers: true })
export class SavedIntegration {
  @Field(() => IntegrationInstance, { description: 'The integration with its stored settings.' }) integration!: object;

  @ShownOnce()
  @Field(() => String, {
    nullable: true,
    description: 'Secret that signs webhook messages. Returned only once, when it is created; null otherwise.',
  })
  signingSecret?: string | null;
}
