/** Domains of mail providers, where anybody can have an address. No company can claim one. */
const domains = new Set(
  (
    'aol.com comxnet.dk email.dk forum.dk fastmail.com get2net.dk gmail.com gmx.com gmx.de gmx.net googlemail.com ' +
    'hotmail.com hotmail.dk icloud.com jubii.dk jubiimail.dk live.com live.dk mac.com mail.com mail.dk mail.ru ' +
    'mail.tele.dk me.com msn.com ofir.dk outlook.com outlook.dk pm.me privat.dk proton.me protonmail.com stofanet.dk ' +
    'sol.dk tdcadsl.dk tdc-mail.dk telenor.dk telia.com tutanota.com tuta.com vip.cybercity.dk web.de worldonline.dk ' +
    'yahoo.com yahoo.dk yandex.com ymail.com youmail.dk zoho.com'
  ).split(' '),
);

export const isPublicMailDomain = (domain: string): boolean => domains.has(domain.toLowerCase());

/** The part of an address after the last @, in lower case. */
export const mailDomainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
