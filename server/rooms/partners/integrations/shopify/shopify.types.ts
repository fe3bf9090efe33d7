import { Field, ObjectType } from 'type-graphql';
import { ShownOnce } from '../../../../platform/graphql/shownOnce.ts';

@ObjectType({ description: "The address where the shop's owner gives consent.", simpleResolvers: true })
export class ShopifyConnectionStart {
  @ShownOnce()
  @Field(() => String, { description: "Address at Shopify where the shop's owner signs in." })
  authUrl!: string;
}

@ObjectType('ShopifyShop', { description: 'A shop at Shopify.', simpleResolvers: true })
export class ShopifyShopInfo {
  @Field(() => String, { description: 'Name at Shopify that customers see.' }) name!: string;
  @Field(() => String, { description: "The shop's public domain." }) domain!: string;
  @Field(() => String, { description: "The shop's permanent domain at Shopify." }) myshopifyDomain!: string;
  @Field(() => String, { nullable: true, description: "E-mail of the shop's owner. Null when Shopify returns none." })
  email!: string | null;
  @Field(() => String, { nullable: true, description: 'Currency code, such as DKK. Null when Shopify returns none.' })
  currency!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Plan of the shop at Shopify, such as Basic. Null when Shopify returns none.',
  })
  plan!: string | null;
}
