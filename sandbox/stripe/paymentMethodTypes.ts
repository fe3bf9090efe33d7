/** The types of payment methods that Stripe knows, of which the stand-in serves cards. */
export const paymentMethodTypes: ReadonlySet<string> = new Set(
  (
    'acss_debit affirm afterpay_clearpay alipay alma amazon_pay au_becs_debit bacs_debit bancontact billie ' +
    'bizum blik boku_promptpay boleto capchase_pay card cashapp check_scan click_to_pay crypto ' +
    'customer_balance demo_pay duitnow dummy_auth_push dummy_passthrough_card edenred eps fpx gcash getbalance ' +
    'gift_card giropay gopay grabpay id_bank_transfer ideal kakao_pay klarna knet konbini kr_card kr_market ' +
    'kriya link mb_way mobilepay momo mondu multibanco naver_pay netbanking ng_bank ng_bank_transfer ng_card ' +
    'ng_market ng_ussd ng_wallet nz_bank_account octopus oxxo p24 paper_check pay_by_bank payco paynow paypal ' +
    'paypay payto pix promptpay qris rechnung revolut_pay samsung_pay satispay scalapay sepa_debit sequra ' +
    'shop_pay shopeepay sofort south_korea_market stripe_balance sunbit swish tamara test_pay truemoney twint ' +
    'upi us_bank_account us_cash_voucher vipps wechat_pay wero zip'
  ).split(' '),
);
