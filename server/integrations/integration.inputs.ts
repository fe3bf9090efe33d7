import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf, IntegrationBilling } from '../../domain/vocabulary.ts';
import { DateTime } from '../graphql/scalars.ts';
import { IntegrationInstance } from './IntegrationInstance.ts';

export const IntegrationBillingEnum = enumOf(IntegrationBilling);
const SettingTypeEnum = { string: 'string', boolean: 'boolean', number: 'number', object: 'object' } as const;
export const ObstacleEnum = {
  SERVICE_AGREEMENT_REQUIRED: 'SERVICE_AGREEMENT_REQUIRED', SERVICE_AGREEMENT_PENDING: 'SERVICE_AGREEMENT_PENDING',
  API_KEY_REQUIRED: 'API_KEY_REQUIRED', CONNECTION_REQUIRED: 'CONNECTION_REQUIRED',
} as const;

registerEnumType(IntegrationBillingEnum, { name: 'IntegrationBillingType', description: 'How an integration is paid for.' });
registerEnumType(SettingTypeEnum, { name: 'SettingType', description: 'In the words of JSON Schema.' });
registerEnumType(ObstacleEnum, { name: 'IntegrationObstacleCode', description: 'Why an integration can\'t be switched on.' });

@ObjectType('IntegrationBilling', { description: 'What an integration costs.', simpleResolvers: true })
export class IntegrationBillingInfo {
  @Field(() => IntegrationBillingEnum) type!: IntegrationBilling;
  @Field(() => Float, { nullable: true, description: 'Kroner a month, without moms.' }) price!: number | null;
  @Field(() => Float, { nullable: true, description: 'Kroner, without moms.' }) pricePerRequest!: number | null;
  @Field(() => Float, { nullable: true, description: 'Kroner a month for each agent, without moms.' }) pricePerAgent!: number | null;
  @Field(() => String) currency!: string;
}

@ObjectType({ description: 'A field of an integration\'s settings, and what lies within it.', simpleResolvers: true })
export class SettingField {
  @Field(() => String, { description: 'Empty for the settings as a whole.' }) name!: string;
  @Field(() => SettingTypeEnum) type!: keyof typeof SettingTypeEnum;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => String, { nullable: true, description: '`uri` for an https address.' }) format!: string | null;
  @Field(() => Boolean) isRequired!: boolean;
  @Field(() => Boolean, { description: 'Taken in and never given out; left empty, it stays as it is.' }) isSecret!: boolean;
  @Field(() => Float, { nullable: true }) minimum!: number | null;
  @Field(() => Float, { nullable: true }) maximum!: number | null;
  @Field(() => [SettingField]) properties!: SettingField[];
}

@ObjectType('IntegrationManifest', { description: 'What an integration is, what it costs and what it asks for.', simpleResolvers: true })
export class IntegrationManifestInfo {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String) version!: string;
  @Field(() => String) description!: string;
  @Field(() => String) longDescription!: string;
  @Field(() => String, { description: 'The name of a picture.' }) icon!: string;
  @Field(() => IntegrationBillingInfo) billing!: IntegrationBillingInfo;
  @Field(() => Boolean) requiresApiKey!: boolean;
  @Field(() => Boolean, { description: 'Access is given at the other side, by whoever it belongs to.' }) requiresOAuth!: boolean;
  @Field(() => Boolean, { description: 'The installation must have an API key of its help desk.' }) requiresZendeskApi!: boolean;
  @Field(() => Boolean, { description: 'The installation\'s department must have an active one.' }) requiresServiceAgreement!: boolean;
  @Field(() => SettingField) settingsSchema!: SettingField;
}

@ObjectType({ description: 'How it went lately.', simpleResolvers: true })
export class IntegrationHealth {
  @Field(() => DateTime, { nullable: true }) lastSuccessAt!: string | null;
  @Field(() => DateTime, { nullable: true }) lastErrorAt!: string | null;
  @Field(() => String, { nullable: true, description: 'For people.' }) lastError!: string | null;
  @Field(() => Boolean, { description: 'It failed several times in a row.' }) isFailing!: boolean;
  @Field(() => Boolean, { description: 'Access was taken back at the other side, and must be given anew.' }) needsReconnect!: boolean;
}

@ObjectType({ description: 'What keeps an integration from being switched on.', simpleResolvers: true })
export class IntegrationObstacle {
  @Field(() => ObstacleEnum) code!: keyof typeof ObstacleEnum;
  @Field(() => String, { description: 'For people.' }) message!: string;
}

@ObjectType({ description: 'The integration as it is now.', simpleResolvers: true })
export class SavedIntegration {
  @Field(() => IntegrationInstance) integration!: object;
  @Field(() => String, { nullable: true, description: 'What messages are signed with, where it was just made: shown this once.' }) signingSecret?: string | null;
}
