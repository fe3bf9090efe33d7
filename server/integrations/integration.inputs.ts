import { Field, Float, ID, ObjectType } from 'type-graphql';
import { enumOf, IntegrationBilling } from '../../domain/vocabulary.ts';
import { registerEnum } from '../graphql/registerEnum.ts';
import { DateTime } from '../graphql/scalars.ts';
import { IntegrationInstance } from './IntegrationInstance.ts';

export const IntegrationBillingEnum = enumOf(IntegrationBilling);
const SettingTypeEnum = { string: 'string', boolean: 'boolean', number: 'number', object: 'object' } as const;
export const ObstacleEnum = {
  SERVICE_AGREEMENT_REQUIRED: 'SERVICE_AGREEMENT_REQUIRED',
  SERVICE_AGREEMENT_PENDING: 'SERVICE_AGREEMENT_PENDING',
  API_KEY_REQUIRED: 'API_KEY_REQUIRED',
  CONNECTION_REQUIRED: 'CONNECTION_REQUIRED',
} as const;

registerEnum(IntegrationBillingEnum, 'IntegrationBillingType', 'How an integration is paid for.', {
  free: 'It costs nothing.',
  monthly: 'The same every month.',
  metered: 'By how often it is used.',
  monthly_per_agent: 'Every month, by how many people use the help desk.',
});
registerEnum(SettingTypeEnum, 'SettingType', 'In the words of JSON Schema.', {
  string: 'Text, at most 2,000 characters.',
  boolean: 'On or off.',
  number: 'Between `minimum` and `maximum`.',
  object: 'Its `properties`, each by its name.',
});
registerEnum(ObstacleEnum, 'IntegrationObstacleCode', "Why an integration can't be switched on.", {
  SERVICE_AGREEMENT_REQUIRED: "The installation's department must buy a service agreement.",
  SERVICE_AGREEMENT_PENDING: "The department's service agreement waits to be activated.",
  API_KEY_REQUIRED: "The installation's API key must be stored: `saveApiCredentials`.",
  CONNECTION_REQUIRED: 'The other side must give access.',
});

@ObjectType('IntegrationBilling', { description: 'What an integration costs.', simpleResolvers: true })
export class IntegrationBillingInfo {
  @Field(() => IntegrationBillingEnum, { description: 'What the price is counted by.' }) type!: IntegrationBilling;
  @Field(() => Float, { nullable: true, description: 'Kroner a month, without moms.' }) price!: number | null;
  @Field(() => Float, { nullable: true, description: 'Kroner, without moms.' }) pricePerRequest!: number | null;
  @Field(() => Float, { nullable: true, description: 'Kroner a month for each agent, without moms.' }) pricePerAgent!:
    | number
    | null;
  @Field(() => String, { description: 'Such as DKK.' }) currency!: string;
}

@ObjectType({ description: "A field of an integration's settings, and what lies within it.", simpleResolvers: true })
export class SettingField {
  @Field(() => String, { description: 'Empty for the settings as a whole.' }) name!: string;
  @Field(() => SettingTypeEnum, { description: 'What kind of value it takes.' }) type!: keyof typeof SettingTypeEnum;
  @Field(() => String, { description: 'Its label: in Danish, for people.' }) title!: string;
  @Field(() => String, { nullable: true, description: 'More than its label: in Danish, for people.' }) description!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: '`uri` for an https address.' }) format!: string | null;
  @Field(() => Boolean, { description: 'It must have a value, sent or stored.' }) isRequired!: boolean;
  @Field(() => Boolean, { description: 'Taken in and never given out; left empty, it stays as it is.' })
  isSecret!: boolean;
  @Field(() => Float, { nullable: true, description: 'The least number it takes; absent where there is no limit.' })
  minimum!: number | null;
  @Field(() => Float, { nullable: true, description: 'The greatest number it takes; absent where there is no limit.' })
  maximum!: number | null;
  @Field(() => [SettingField], { description: 'What lies within an object; empty for all else.' })
  properties!: SettingField[];
}

@ObjectType('IntegrationManifest', {
  description: 'What an integration is, what it costs and what it asks for.',
  simpleResolvers: true,
})
export class IntegrationManifestInfo {
  @Field(() => ID, { description: 'The `pluginId` of its instances. Not for `node`.' }) id!: string;
  @Field(() => String, { description: 'As people know it.' }) name!: string;
  @Field(() => String, { description: 'Of its own, such as 1.0.0.' }) version!: string;
  @Field(() => String, { description: 'In a line: in Danish, for people.' }) description!: string;
  @Field(() => String, { description: 'In a few sentences: in Danish, for people.' }) longDescription!: string;
  @Field(() => String, { description: 'The name of a picture.' }) icon!: string;
  @Field(() => IntegrationBillingInfo, { description: 'What it costs.' }) billing!: IntegrationBillingInfo;
  @Field(() => Boolean, { description: 'The installation must have an API key of its help desk.' })
  requiresApiKey!: boolean;
  @Field(() => Boolean, { description: 'Access is given at the other side, by whoever it belongs to.' })
  requiresOAuth!: boolean;
  @Field(() => Boolean, { description: 'The installation must have an API key of its help desk.' })
  requiresZendeskApi!: boolean;
  @Field(() => Boolean, { description: "The installation's department must have an active one." })
  requiresServiceAgreement!: boolean;
  @Field(() => SettingField, { description: 'An object, with the settings as its properties.' })
  settingsSchema!: SettingField;
}

@ObjectType({ description: 'How it went lately.', simpleResolvers: true })
export class IntegrationHealth {
  @Field(() => DateTime, { nullable: true, description: 'When it last worked; absent where it never has.' })
  lastSuccessAt!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When it last failed; absent where it never has.' })
  lastErrorAt!: string | null;
  @Field(() => String, { nullable: true, description: 'For people.' }) lastError!: string | null;
  @Field(() => Boolean, { description: 'It failed several times in a row.' }) isFailing!: boolean;
  @Field(() => Boolean, { description: 'Access was taken back at the other side, and must be given anew.' })
  needsReconnect!: boolean;
}

@ObjectType({ description: 'What keeps an integration from being switched on.', simpleResolvers: true })
export class IntegrationObstacle {
  @Field(() => ObstacleEnum, { description: 'What it is, for programs.' }) code!: keyof typeof ObstacleEnum;
  @Field(() => String, { description: 'For people.' }) message!: string;
}

@ObjectType({ description: 'The integration as it is now.', simpleResolvers: true })
export class SavedIntegration {
  @Field(() => IntegrationInstance, { description: 'With its settings as they are stored.' }) integration!: object;

  @Field(() => String, {
    nullable: true,
    description: 'What messages are signed with, where it was just made: shown this once.',
  })
  signingSecret?: string | null;
}
