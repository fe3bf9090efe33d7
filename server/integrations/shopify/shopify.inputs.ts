import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: "Where the browser goes, for the shop's owner to agree.", simpleResolvers: true })
export class ShopifyConnectionStart {
  @Field(() => String, { description: "At Shopify, where the shop's owner signs in." }) authUrl!: string;
}

@ObjectType('ShopifyShop', { description: 'What a shop says of itself.', simpleResolvers: true })
export class ShopifyShopInfo {
  @Field(() => String, { description: 'As its customers know it.' }) name!: string;
  @Field(() => String, { description: 'The one that its customers know.' }) domain!: string;
  @Field(() => String, { description: 'The one that it keeps at Shopify.' }) myshopifyDomain!: string;
  @Field(() => String, { nullable: true, description: "Its owner's." }) email!: string | null;
  @Field(() => String, { nullable: true, description: 'Such as DKK.' }) currency!: string | null;
  @Field(() => String, { nullable: true, description: 'What it has at Shopify, such as Basic.' }) plan!: string | null;
}
