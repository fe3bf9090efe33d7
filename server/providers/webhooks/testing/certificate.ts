// A receiver's certificate, signed by itself, for tests on this machine alone: nothing else trusts it.

export const RECEIVER_HOST = 'modtager.example';

export const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg7Ik225nRUjkxFlEB
3SN0Km7o86grI1X5ql/p9c1k/vyhRANCAATG9muhdjv0ir2b5M5x/CqNw3QrGsVS
BwHVdkfJnFj0o6yp7/3xknkpNj2mlhec3M0SnSbzRc22smB1KQ3LCFm5
-----END PRIVATE KEY-----`;

export const cert = `-----BEGIN CERTIFICATE-----
MIIBdTCCARygAwIBAgIBATAKBggqhkjOPQQDAjAbMRkwFwYDVQQDDBBtb2R0YWdl
ci5leGFtcGxlMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAbMRkw
FwYDVQQDDBBtb2R0YWdlci5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcD
QgAExvZroXY79Iq9m+TOcfwqjcN0KxrFUgcB1XZHyZxY9KOsqe/98ZJ5KTY9ppYX
nNzNEp0m80XNtrJgdSkNywhZuaNPME0wDwYDVR0TAQH/BAUwAwEB/zAbBgNVHREE
FDASghBtb2R0YWdlci5leGFtcGxlMB0GA1UdDgQWBBRIQUeknbfc8JYOYA7vnOnR
+Cy2JzAKBggqhkjOPQQDAgNHADBEAiAixyUVqBjITbnhOD1f6ICYTPGh9PFBnNIw
AULtY62UOQIgHhtHzySk9JLohL1HJ7cecScBtJPZJN8dit5aNxXw5FA=
-----END CERTIFICATE-----`;
